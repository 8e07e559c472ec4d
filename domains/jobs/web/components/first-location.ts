export { FirstLocation } from '@hearth/domains/core/widgets';
