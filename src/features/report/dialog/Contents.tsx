import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Check, X } from 'lucide';
import { useMessages } from '../../../shared/i18n/useMessages';
import { colors, fonts, textSize } from '../../../shared/theme/tokens';
import { Icon } from '../../../shared/ui/Icon';
import type { ReportMeta } from '../reportFile';
import { dialogMessages } from './dialogMessages';

const inside = ['screens', 'contents', 'surroundings'] as const;
const outside = ['typed', 'person', 'times'] as const;

interface ContentsProps {
  readonly meta: Pick<ReportMeta, 'cut' | 'problems'>;
}

/** Explains what the file contains, and what not. */
export function Contents({ meta: { cut, problems } }: ContentsProps) {
  const m = useMessages(dialogMessages);
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
`);
