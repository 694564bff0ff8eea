import { platformUrl } from '../../shared/config/site';
import { Muted } from '../../shared/ui/layout';
import { AllLink, Panel, Split } from './TypeDetail';
import { TypeLead } from './TypeLead';

/** What stands below the types while none is chosen. */
export function AllTypes({ total }: { total: number }) {
  return (
    <Split>
      <TypeLead name="All vehicles" count={total} picture={null} />
      <Panel>
        <Muted>
          Choose a type above to see its styles, or look at everything on our cars site.
        </Muted>
        <AllLink href={platformUrl('cars')}>View All Cars →</AllLink>
      </Panel>
    </Split>
  );
}
