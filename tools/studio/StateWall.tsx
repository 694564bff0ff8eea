import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Plus, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { type Language, languages as spoken } from '../../src/shared/i18n/languages';
import { colors, fonts, radii } from '../../src/shared/theme/tokens';
import { Icon } from '../../src/shared/ui/Icon';
import { states } from '../../src/testing/states/catalogue';
import { stateName } from '../../src/testing/states/screenState';
import type { ShownShop } from './contract';
import { type Screen, StateFrame } from './StateFrame';
import { Select, SmallButton } from './studioFormParts';

const phone: Screen = { name: 'Phone', width: 360, height: 780 };
const tablet: Screen = { name: 'Tablet', width: 768, height: 1_024 };
const desktop: Screen = { name: 'Desktop', width: 1_280, height: 780 };

/** What is beside each other, by the name of the choice. */
const screens: Readonly<Record<string, readonly Screen[]>> = {
  'Phone and desktop': [phone, desktop],
  Phone: [phone],
  Tablet: [tablet],
  Desktop: [desktop],
};

const FIRST_STATES = ['home: loaded', 'bikes: loaded'];
const GAP = 16;

interface StateWallProps {
  readonly languages: readonly Language[];
  readonly shown: ShownShop | undefined;
}

/** States of screens beside each other, all with the shop of the form. What is shown is in the address. */
export function StateWall({ languages, shown }: StateWallProps) {
  const [{ rows, language, size }, choose] = useState(choiceOfAddress);
  const wall = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);

  useEffect(() => {
    const query = new URLSearchParams({ studio: '', language, size });
    for (const row of rows) query.append('state', row);
    window.history.replaceState(null, '', `?${query.toString()}`);
  }, [rows, language, size]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setRoom(entry?.contentRect.width ?? 0);
    });
    if (wall.current) observer.observe(wall.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  const spoke = languages.includes(language) ? language : 'en';
  const shownScreens = screens[size] ?? [];
  const widths = shownScreens.reduce((sum, { width }) => sum + width, 0);
  const free = room - GAP * (shownScreens.length - 1) - 2 * shownScreens.length;
  const scale = Math.min(Math.max(free, 0) / widths, 1);
  const put = (index: number, ...put: readonly string[]) => {
    choose((choice) => ({ ...choice, rows: choice.rows.toSpliced(index, 1, ...put) }));
  };

  return (
    <div ref={wall}>
      <Toolbar>
        <label>
          Screen
          <Select
            value={size}
            onChange={({ target }) => {
              choose((choice) => ({ ...choice, size: target.value }));
            }}
          >
            {Object.keys(screens).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </label>
        <label>
          Language
          <Select
            value={spoke}
            onChange={({ target }) => {
              choose((choice) => ({ ...choice, language: target.value as Language }));
            }}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {spoken[code].name}
              </option>
            ))}
          </Select>
        </label>
      </Toolbar>
      <Rows>
        {rows.map((row, index) => (
          <section key={index} aria-label={row}>
            <RowHead>
              <Select
                aria-label={`State ${String(index + 1)}`}
                value={row}
                onChange={({ target }) => {
                  put(index, target.value);
                }}
              >
                {states.map((state) => (
                  <option key={stateName(state)}>{stateName(state)}</option>
                ))}
              </Select>
              {rows.length > 1 && (
                <SmallButton
                  type="button"
                  aria-label={`Close ${row}`}
                  onClick={() => {
                    put(index);
                  }}
                >
                  <Icon drawing={X} />
                </SmallButton>
              )}
            </RowHead>
            <Frames>
              {scale > 0 &&
                shownScreens.map((screen) => (
                  <StateFrame
                    key={`${row} ${spoke} ${screen.name}`}
                    state={row}
                    language={spoke}
                    screen={screen}
                    scale={scale}
                    shown={shown}
                  />
                ))}
            </Frames>
          </section>
        ))}
      </Rows>
      <SmallButton
        type="button"
        onClick={() => {
          const rest = states.map(stateName).find((name) => !rows.includes(name));
          if (rest !== undefined) put(rows.length, rest);
        }}
      >
        <Icon drawing={Plus} />
        Show another state
      </SmallButton>
    </div>
  );
}

interface Choice {
  readonly rows: readonly string[];
  readonly language: Language;
  readonly size: string;
}

function choiceOfAddress(): Choice {
  const query = new URLSearchParams(window.location.search);
  const named = query.getAll('state').filter((name) => states.some((s) => stateName(s) === name));
  const [firstSize = ''] = Object.keys(screens);
  const size = query.get('size') ?? '';
  return {
    rows: named.length > 0 ? named : FIRST_STATES,
    language: (query.get('language') ?? 'en') as Language,
    size: size in screens ? size : firstSize,
  };
}

const Toolbar = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  margin-bottom: 24px;
  & > label {
    display: flex;
    align-items: center;
    gap: 10px;
    font: 600 14px / calc(20 / 14) ${fonts.text};
  }
  & select {
    width: auto;
    font-weight: 400;
  }
`);

const Rows = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: 32px ${GAP}px;
  margin-bottom: 24px;
  & > section {
    min-width: 0;
  }
`);

const RowHead = styled.div(css`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
  & > select {
    width: 320px;
    min-width: 0;
    border-color: ${colors.buttonBorder};
    border-radius: ${radii.small};
    font-weight: 600;
  }
  & > button {
    min-height: 44px;
  }
`);

const Frames = styled.div(css`
  display: flex;
  gap: ${GAP}px;
`);
