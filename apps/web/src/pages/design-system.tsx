import { DesignSystemPage } from '@hearth/ui/design-system';

export { DesignSystemPage as Component };
