import { RefreshCw } from 'lucide';
import { type CallError, useErrorText } from '../../api/useErrorText';
import { useMessages } from '../../shared/i18n/useMessages';
import { rescueFocus } from '../../shared/lib/focus';
import { useShop } from '../../shared/shop/useShop';
import { Button } from '../../shared/ui/Button';
import { Icon } from '../../shared/ui/Icon';
import { PageTitle } from '../../shared/ui/layout';
import { NextSteps } from '../../shared/ui/NextSteps';
import { ScenePage } from '../../shared/ui/ScenePage';
import { Spinner } from '../../shared/ui/Spinner';
import { homeMessages } from './homeMessages';

interface ContentErrorProps {
  /** None while calls are overdue. */
  readonly error: CallError;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The full-page error, spec §2: nothing came, not even a cached copy. */
export function ContentError({ error, isRetrying, onRetry }: ContentErrorProps) {
  const m = useMessages(homeMessages);
  const scene = useShop().errors.failure;
  const { text, lang } = useErrorText(error);
  return (
    <ScenePage ref={rescueFocus} role="alert" scene={scene}>
      <PageTitle>{m.unableToLoad}</PageTitle>
      <p lang={lang}>{text}</p>
      <NextSteps>
        <Button aria-disabled={isRetrying} onClick={onRetry}>
          {isRetrying ? <Spinner aria-hidden /> : <Icon drawing={RefreshCw} />}
          <span>{isRetrying ? m.retrying : m.tryAgain}</span>
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            window.location.reload();
          }}
        >
          {m.refreshPage}
        </Button>
      </NextSteps>
    </ScenePage>
  );
}
