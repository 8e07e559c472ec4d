import { OwnApplicationsPage } from '@hearth/domains/applications/widgets';
import { OwnInterviews } from '@hearth/domains/interviews/widgets';

/** What the reader has applied for, with the interviews of it: two domains on one page. */
export function Component() {
  return <OwnApplicationsPage above={<OwnInterviews />} />;
}
