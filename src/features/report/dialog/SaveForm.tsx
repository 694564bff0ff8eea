import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Download } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useMessages } from '../../../shared/i18n/useMessages';
import { mailHref } from '../../../shared/lib/contactLinks';
import { useAnnouncement } from '../../../shared/lib/useAnnouncement';
import { useShop } from '../../../shared/shop/useShop';
import { colors, fonts, motion, radii, textSize } from '../../../shared/theme/tokens';
import { Button } from '../../../shared/ui/Button';
import { Icon } from '../../../shared/ui/Icon';
import { uiMessages } from '../../../shared/ui/uiMessages';
import { reportSaved, saveRefused, selectReportDialog } from '../reportDialogSlice';
import { type Report, WORDS_MAX, reportText } from '../reportFile';
import { dialogMessages } from './dialogMessages';

/** How long the URL of the file stays valid, in ms: Safari reads it after the click. */
const KEPT_MS = 60_000;

interface OwnWords {
  readonly words: string;
}

/** The visitor's sentence, and the button that saves the file. */
export function SaveForm({ report }: { readonly report: Report }) {
  const m = useMessages(dialogMessages);
  const { optional } = useMessages(uiMessages);
  const { contact, id: shopId } = useShop();
  const dispatch = useAppDispatch();
  const { isRefused, savedAs } = useAppSelector(selectReportDialog);
  const said = useRef<HTMLParagraphElement>(null);
  const { register, handleSubmit } = useForm<OwnWords>();
  const id = useId();

  const save = handleSubmit(({ words }) => {
    const own = words.trim().slice(0, WORDS_MAX);
    const { meta } = report;
    // Without a date: neither the file nor its name contains the time.
    const name = `${shopId}-report.json`;
    const text = reportText({ ...report, meta: own === '' ? meta : { ...meta, words: own } });
    try {
      saveFile(name, text);
      dispatch(reportSaved(name));
    } catch {
      dispatch(saveRefused());
    }
  });

  // On a phone it is below the visible part.
  useEffect(() => {
    if (savedAs !== null || isRefused) said.current?.scrollIntoView({ block: 'nearest' });
  }, [savedAs, isRefused]);

  const words = { name: savedAs ?? '', email: contact.email };
  useAnnouncement(savedAs !== null ? m.saved(words) : isRefused ? m.notSaved(words) : null);

  const email = <a href={mailHref(contact.email)}>{contact.email}</a>;
  return (
    <Form
      onSubmit={(event) => {
        void save(event);
      }}
    >
      <label htmlFor={id}>
        <span>{`${m.wordsLabel} `}</span>
        <span>{optional}</span>
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={WORDS_MAX}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        {...register('words')}
      />
      <p id={`${id}-hint`}>{m.wordsHint}</p>
      <Button type="submit" isWide>
        <Icon drawing={Download} />
        <span>{m.save}</span>
      </Button>
      <Said ref={said}>
        {savedAs !== null && m.saved({ name: <b lang="en">{savedAs}</b>, email })}
        {isRefused && <span>{m.notSaved({ email })}</span>}
      </Said>
    </Form>
  );
}

/** Downloads a text as a file. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_MS);
}

const Form = styled.form(css`
  display: grid;
  gap: 8px;
  label {
    font: 600 0.9375rem / calc(20 / 15) ${fonts.text};
  }
  label > span:last-child {
    color: ${colors.muted};
    font-weight: 400;
  }
  textarea {
    width: 100%;
    padding: 12px 14px;
    border: 1px solid ${colors.fieldBorder};
    border-radius: ${radii.field};
    background: ${colors.white};
    resize: vertical;
    transition: border-color ${motion.quick};
  }
  textarea:hover {
    border-color: ${colors.ink};
  }
  textarea:focus-visible {
    border-color: ${colors.primary};
    outline-offset: 0;
  }
  & > p {
    color: ${colors.muted};
    ${textSize(14, 20)}
  }
  & > button {
    margin-top: 8px;
  }
`);

const Said = styled.p(css`
  overflow-wrap: anywhere;
`);
