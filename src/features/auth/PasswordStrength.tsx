import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMessages } from '../../shared/i18n/useMessages';
import { useAnnouncement } from '../../shared/lib/useAnnouncement';
import { colors, motion, radii, textSize } from '../../shared/theme/tokens';
import { authMessages } from './authMessages';

interface Strength {
  readonly name: 'weak' | 'fair' | 'good' | 'strong';
  readonly percent: 25 | 50 | 75 | 100;
}

/** Lengths from which a password is fair, good and strong (spec §9). */
const FAIR = 6;
const GOOD = 8;
const STRONG = 12;

/** Strength of a password by its length alone, spec §5. */
function strengthOf(password: string): Strength {
  if (password.length < FAIR) return { name: 'weak', percent: 25 };
  if (password.length < GOOD) return { name: 'fair', percent: 50 };
  if (password.length < STRONG) return { name: 'good', percent: 75 };
  return { name: 'strong', percent: 100 };
}

const BARS = [25, 50, 75, 100] as const;

const tones = {
  weak: { bar: colors.highlight, text: colors.highlightText },
  fair: { bar: colors.accent, text: colors.ink },
  good: { bar: colors.badgeGreen, text: colors.badgeGreen },
  strong: { bar: colors.badgeGreen, text: colors.badgeGreen },
} as const;

/** Four bars and a word; nothing while no password is there. Changes are announced. */
export function PasswordStrength({ password }: { password: string }) {
  const m = useMessages(authMessages);
  const { name, percent } = strengthOf(password);
  const word = m.strengths[name];
  const said = password === '' ? null : m.strengthSaid({ name: word, percent });
  useAnnouncement(said);
  if (said === null) return null;
  return (
    <Row>
      <Meter
        role="meter"
        aria-label={m.passwordStrength}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={m.strengthValue({ name: word, percent })}
      >
        {BARS.map((bar) => (
          <Bar
            key={bar}
            style={{ background: bar <= percent ? tones[name].bar : colors.hairline }}
          />
        ))}
      </Meter>
      <Word style={{ color: tones[name].text }}>
        <span aria-hidden>{word}</span>
      </Word>
    </Row>
  );
}

const Row = styled.div(css`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 10px;
`);

const Meter = styled.div(css`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(4, 1fr);
  gap: 6px;
`);

const Bar = styled.span(css`
  height: 6px;
  border-radius: ${radii.pill};
  forced-color-adjust: none;
  transition: background-color ${motion.gentle};
`);

const Word = styled.span(css`
  min-width: 44px;
  ${textSize(14, 20)}
  font-weight: 650;
  text-align: right;
`);
