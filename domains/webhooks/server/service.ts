export { deleteDeliveriesAbout as forgetDeliveriesAbout } from './queries/delivery.ts';
