import { paths } from '../../../shared/config/paths';
import { inLanguage } from '../../../shared/i18n/languages';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useMessages } from '../../../shared/i18n/useMessages';
import { useShop } from '../../../shared/shop/useShop';
import { Button, ButtonLink } from '../../../shared/ui/Button';
import { uiMessages } from '../../../shared/ui/uiMessages';
import { layoutMessages } from '../layoutMessages';
import { ErrorScene } from './ErrorScene';

/** The fallback for a crash in rendering, spec §8. Its links reload the page. */
export function CrashPage() {
  const language = useLanguage();
  const m = useMessages(layoutMessages);
  const { errors } = useShop();
  const { pageWentWrong } = useMessages(uiMessages);
  return (
    <ErrorScene role="alert" scene={errors.failure} heading={pageWentWrong} text={m.crashText}>
      <Button
        onClick={() => {
          window.location.reload();
        }}
      >
        {m.reload}
      </Button>
      <ButtonLink look="secondary" href={inLanguage(language, paths.home)}>
        {m.backToShop}
      </ButtonLink>
    </ErrorScene>
  );
}
