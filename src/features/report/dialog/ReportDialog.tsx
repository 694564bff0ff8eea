import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide';
import { useState } from 'react';
import { useAppDispatch, useAppStore } from '../../../app/hooks';
import { useMessages } from '../../../shared/i18n/useMessages';
import { mailHref } from '../../../shared/lib/contactLinks';
import { entryScript } from '../../../shared/lib/lostChunks';
import { useShop } from '../../../shared/shop/useShop';
import { colors, fonts, media } from '../../../shared/theme/tokens';
import { Button, IconButton } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Icon } from '../../../shared/ui/Icon';
import { makeReport } from '../makeReport';
import { dialogClosed } from '../reportDialogSlice';
import { Contents } from './Contents';
import { dialogMessages } from './dialogMessages';
import { SaveForm } from './SaveForm';

const TITLE_ID = 'report-title';

/** 'Report a problem': tells what the report of this visit contains, shows it, and saves it. Nothing is sent. */
export function ReportDialog() {
  const m = useMessages(dialogMessages);
  const { contact } = useShop();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  /** Made once, when the dialog opens. */
  const [report] = useState(() => {
    try {
      const { innerWidth: width, innerHeight: height } = window;
      return makeReport(store, {
        release: entryScript()?.split('/').pop() ?? 'unknown',
        screen: { width, height },
      });
    } catch {
      // Without a report, the visitor can still describe the problem.
      return null;
    }
  });

  return (
    <Dialog labelledBy={TITLE_ID} onClose={() => dispatch(dialogClosed())}>
      <Head>
        <h2 id={TITLE_ID}>{m.title}</h2>
        <Close aria-label={m.close} data-closes>
          <Icon drawing={X} />
        </Close>
      </Head>
      {report ? (
        <Sides>
          <Intro>{m.intro}</Intro>
          <Contents report={report} />
          <SaveForm report={report} />
        </Sides>
      ) : (
        <Sides>
          <Intro role="alert">
            {m.notMade({ email: <a href={mailHref(contact.email)}>{contact.email}</a> })}
          </Intro>
          <Button data-closes>{m.close}</Button>
        </Sides>
      )}
    </Dialog>
  );
}

const Head = styled.div(css`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 16px 16px 8px 20px;
  background: ${colors.white};
  & > h2 {
    font: 760 min(clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem), 10vw) / 1.15 ${fonts.heading};
  }
  ${media.tablet} {
    padding: 24px 24px 8px 32px;
  }
`);

const Close = styled(IconButton)(css`
  border-color: transparent;
  background: ${colors.well};
`);

const Sides = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  justify-items: start;
  gap: 20px;
  padding: 0 20px 24px;
  & > * {
    width: 100%;
  }
  & > button {
    width: auto;
  }
  ${media.tablet} {
    padding: 0 32px 32px;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    gap: 24px 40px;
  }
`);

const Intro = styled.p(css`
  max-width: 46em;
  color: ${colors.prose};
  ${media.desktop} {
    grid-column: 1 / -1;
  }
`);
