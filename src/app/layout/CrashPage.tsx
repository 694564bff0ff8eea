import { messages } from '../../api/apiErrors';
import { paths } from '../../shared/config/paths';
import scene from '../../shared/pictures/st-error.webp';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { ErrorScene } from './ErrorScene';

/** What stands where rendering failed, spec §8. Its links reload the page. */
export function CrashPage() {
  return (
    <ErrorScene
      role="alert"
      scene={scene}
      heading={messages.rendering}
      text="It is not your fault. Reloading usually helps."
    >
      <Button
        onClick={() => {
          window.location.reload();
        }}
      >
        Reload
      </Button>
      <ButtonLink look="secondary" href={paths.home}>
        Back to the shop
      </ButtonLink>
    </ErrorScene>
  );
}
