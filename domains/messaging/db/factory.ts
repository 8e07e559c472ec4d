export { replyAddress } from '../server/reply-address.ts';
