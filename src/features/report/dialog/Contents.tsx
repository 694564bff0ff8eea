import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Check, X } from 'lucide';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/useMessages';
import { colors, fonts, radii, textSize } from '../../../shared/theme/tokens';
import { Icon } from '../../../shared/ui/Icon';
import type { Report } from '../reportFile';
import { dialogMessages } from './dialogMessages';

const inside = ['screens', 'numbers', 'contents', 'surroundings'] as const;
const outside = ['typed', 'person', 'times'] as const;

/** Explains what the file contains, and what not, and shows it. */
export function Contents({ report }: { readonly report: Report }) {
  const m = useMessages(dialogMessages);
  const [isShown, setIsShown] = useState(false);
  const { cut, problems } = report.meta;
  return (
    <Lists>
      <h3>{m.insideHeading}</h3>
      <ul>
        {inside.map((part) => (
          <li key={part}>
            <Icon drawing={Check} size={18} />
            <span>{m.inside[part]}</span>
          </li>
        ))}
        <li>
          <Icon drawing={Check} size={18} />
          <span>{m.inside.problems({ count: problems.length })}</span>
        </li>
      </ul>
      {cut.includes('steps') && <p>{m.cutSteps}</p>}
      {cut.includes('lists') && <p>{m.cutLists}</p>}
      <h3>{m.outsideHeading}</h3>
      <ul>
        {outside.map((part) => (
          <li key={part}>
            <Icon drawing={X} size={18} />
            <span>{m.outside[part]}</span>
          </li>
        ))}
      </ul>
      <details
        onToggle={({ currentTarget }) => {
          setIsShown(currentTarget.open);
        }}
      >
        <summary>{m.showFile}</summary>
        {isShown && (
          <textarea
            aria-label={m.fileLabel}
            rows={12}
            readOnly
            spellCheck={false}
            lang="en"
            dir="ltr"
            value={JSON.stringify(report, null, 1)}
          />
        )}
      </details>
    </Lists>
  );
}

const Lists = styled.div(css`
  ${textSize(15, 22)}
  h3 {
    margin-bottom: 6px;
    font: 700 1rem / calc(24 / 16) ${fonts.text};
    letter-spacing: 0;
  }
  ul + h3,
  p + h3 {
    margin-top: 14px;
  }
  li {
    display: flex;
    gap: 10px;
    padding: 3px 0;
  }
  svg {
    margin-top: 2px;
    color: ${colors.primaryDark};
  }
  p {
    margin-top: 6px;
    color: ${colors.muted};
  }
  summary {
    min-height: 44px;
    margin-top: 6px;
    padding: 11px 0;
    text-decoration: underline;
    text-underline-offset: 4px;
    cursor: pointer;
  }
  textarea {
    width: 100%;
    padding: 12px;
    border: 1px solid ${colors.fieldBorder};
    border-radius: ${radii.field};
    font-family: monospace;
    font-size: 0.8125rem;
    line-height: 1.4;
  }
`);
