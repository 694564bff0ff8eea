import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { type Language, languages as spoken } from '../../src/shared/i18n/languages';
import { colors, fonts, radii, shadows } from '../../src/shared/theme/tokens';
import { states } from '../../src/testing/states/catalogue';
import { stateName } from '../../src/testing/states/screenState';
import type { ShownShop } from './contract';
import { Count } from './form/fieldParts';

/** In px. Both have the same height, so that they are as high beside each other. */
const screens = { Phone: 360, Desktop: 1_280 } as const;
const SCREEN_HEIGHT = 780;

interface StatesProps {
  readonly languages: readonly Language[];
  readonly shown: ShownShop | undefined;
}

/** States of screens below each other, on a phone and on a wide screen, all with the shop of the form. */
export function States({ languages, shown }: StatesProps) {
  const [chosen, choose] = useState(['home: loaded', 'bikes: loaded']);
  const [language, setLanguage] = useState<Language>('en');
  const offered = languages.includes(language) ? language : 'en';
  return (
    <>
      <Choice>
        Language
        <select
          value={offered}
          onChange={({ target }) => {
            setLanguage(target.value as Language);
          }}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {spoken[code].name}
            </option>
          ))}
        </select>
      </Choice>
      {chosen.map((state, index) => (
        <section key={index} aria-label={state}>
          <Choice>
            State {index + 1}
            <select
              value={state}
              onChange={({ target }) => {
                choose(chosen.with(index, target.value));
              }}
            >
              {states.map(stateName).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </Choice>
          <Frames key={`${state} ${offered}`}>
            {Object.entries(screens).map(([name, width]) => (
              <StateFrame key={name} {...{ name, width, state, language: offered, shown }} />
            ))}
          </Frames>
        </section>
      ))}
    </>
  );
}

interface StateFrameProps {
  readonly name: string;
  readonly width: number;
  readonly state: string;
  readonly language: Language;
  readonly shown: ShownShop | undefined;
}

/** A state on a screen of its own, which repaints with the shop. */
function StateFrame({ name, width, state, language, shown }: StateFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const send = () => {
      frame.current?.contentWindow?.postMessage(shown, window.location.origin);
    };
    const receive = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      if (data === 'ready') send();
      else if (typeof data === 'number') setCount(data);
    };
    send();
    window.addEventListener('message', receive);
    return () => {
      window.removeEventListener('message', receive);
    };
  }, [shown]);
  return (
    <figure style={{ flexGrow: width, maxWidth: width }}>
      <figcaption>
        {`${name} · ${String(width)} px`}
        {count > 0 && <Count>{`${String(count)} hard to read`}</Count>}
      </figcaption>
      <Glass style={{ aspectRatio: width / SCREEN_HEIGHT }}>
        <iframe
          ref={frame}
          title={`${state}, ${name.toLowerCase()}`}
          src={`?${new URLSearchParams({ language, state, framed: '' }).toString()}`}
          style={{
            width,
            height: SCREEN_HEIGHT,
            // The quotient of two lengths, in browsers that cannot divide them yet.
            scale: `tan(atan2(100cqi, ${String(width)}px))`,
          }}
        />
      </Glass>
    </figure>
  );
}

const Choice = styled.label(css`
  display: flex;
  align-items: center;
  gap: 12px;
  font: 600 0.875rem / calc(20 / 14) ${fonts.text};
  & > select {
    width: auto;
  }
`);

const Frames = styled.div(css`
  display: flex;
  gap: 16px;
  margin-top: 12px;
  & > figure {
    flex-basis: 0;
  }
  & > figure > figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 8px;
    margin-bottom: 8px;
    color: ${colors.muted};
    font: 500 0.8125rem / calc(20 / 13) ${fonts.text};
  }
`);

const Glass = styled.div(css`
  container-type: inline-size;
  border-radius: ${radii.tile};
  outline: 1px solid ${colors.hairline};
  background: ${colors.white};
  box-shadow: ${shadows.card};
  overflow: hidden;
  & > iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`);
