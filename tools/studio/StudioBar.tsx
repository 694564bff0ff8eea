import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, fonts, media } from '../../src/shared/theme/tokens';
import { Button } from '../../src/shared/ui/Button';
import type { Studio } from './useStudio';

interface StudioBarProps {
  readonly studio: Studio;
}

/** What is edited, what has happened to it, and the ways to keep it or give it up. */
export function StudioBar({ studio }: StudioBarProps) {
  const { file, notice, isChanged, save, revert, reload } = studio;
  return (
    <Bar data-ground="dark">
      <Title>
        <h1>Brand studio</h1>
        <p>{file?.path}</p>
      </Title>
      <a href="?">All states</a>
      <Status role="status" data-is-fault={faulty.has(notice.kind)}>
        {sayingOf(studio)}
      </Status>
      {notice.kind === 'changed meanwhile' || (notice.kind === 'failed' && !file) ? (
        <Button look="secondary" onClick={reload}>
          Read it again
        </Button>
      ) : (
        <Button look="secondary" disabled={!isChanged} onClick={revert}>
          Revert
        </Button>
      )}
      <Button look="accent" disabled={!isChanged || notice.kind === 'saving'} onClick={save}>
        Save
      </Button>
    </Bar>
  );
}

const faulty: ReadonlySet<string> = new Set(['refused', 'failed', 'changed meanwhile']);

function sayingOf({ notice, isChanged, file }: Studio): string {
  switch (notice.kind) {
    case 'saving':
      return 'Saving ...';
    case 'saved':
      return isChanged ? 'Saved; there are newer changes' : 'Saved';
    case 'changed meanwhile':
      return 'Not saved: the file has changed on the disk. Reading it again gives up your changes.';
    case 'refused':
      return `Not saved: ${notice.faults.length === 1 ? 'one thing is' : `${String(notice.faults.length)} things are`} wrong`;
    case 'failed':
      return notice.message;
    case 'none':
      if (!file) return 'Reading the shop file ...';
      return isChanged ? 'Not saved yet' : '';
  }
}

const Bar = styled.header(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 10px 24px;
  background: ${colors.dark};
  color: ${colors.white};
  & > a {
    padding: 12px 8px;
    color: ${colors.onDark};
  }
  & > button {
    min-height: 44px;
    padding-block: 9px;
  }
  ${media.desktop} {
    min-height: 68px;
  }
`);

const Title = styled.div(css`
  min-width: 0;
  & > h1 {
    font: 740 22px / calc(26 / 22) ${fonts.heading};
  }
  & > p {
    color: ${colors.onDark};
    font: 400 13px / calc(18 / 13) ${fonts.text};
    overflow-wrap: anywhere;
  }
`);

const Status = styled.p(css`
  flex: 1;
  min-width: 0;
  text-align: end;
  font: 600 14px / calc(20 / 14) ${fonts.text};
  &[data-is-fault='true'] {
    color: ${colors.accent};
  }
`);
