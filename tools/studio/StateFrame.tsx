import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../src/shared/i18n/languages';
import { colors, fonts, radii, shadows } from '../../src/shared/theme/tokens';
import type { ShownShop } from './contract';
import { onMessage, post } from './frameMessages';

/** A screen on which states are shown, in px. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

interface StateFrameProps {
  readonly state: string;
  readonly language: Language;
  readonly screen: Screen;
  /** How large it is drawn. */
  readonly scale: number;
  readonly shown: ShownShop | undefined;
}

/** A state on a screen of its own, which repaints with the shop. */
export function StateFrame({ state, language, screen, scale, shown }: StateFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** Of the page in the frame: another one each time that it is loaded. */
  const [load, setLoad] = useState(0);
  const [count, setCount] = useState(0);

  useEffect(
    () =>
      onMessage(
        () => frame.current?.contentWindow,
        (message) => {
          if (message.kind === 'ready') setLoad((before) => before + 1);
          else if (message.kind === 'marked') setCount(message.count);
        },
      ),
    [],
  );
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (page && shown && load > 0) post(page, { kind: 'shop', shown });
  }, [shown, load]);

  const { name, width, height } = screen;
  const query = new URLSearchParams({ language, state, framed: '' }).toString();
  return (
    <Figure style={{ width: width * scale + 2 }}>
      <figcaption>
        <span>{`${name} · ${String(width)} px`}</span>
        {count > 0 && <Marks>{`${String(count)} hard to read`}</Marks>}
      </figcaption>
      <Glass style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={`${state}, ${name.toLowerCase()}`}
          src={`?${query}`}
          width={width}
          height={height}
          style={{ transform: `scale(${String(scale)})` }}
        />
      </Glass>
    </Figure>
  );
}

const Figure = styled.figure(css`
  flex: none;
  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 8px;
    margin-bottom: 8px;
    color: ${colors.muted};
    font: 500 13px / calc(20 / 13) ${fonts.text};
  }
`);

const Marks = styled.span(css`
  padding: 0 8px;
  border-radius: ${radii.pill};
  background: ${colors.highlightTint};
  color: ${colors.highlightText};
  font-weight: 700;
`);

const Glass = styled.div(css`
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.tile};
  background: ${colors.white};
  box-shadow: ${shadows.card};
  overflow: hidden;
  box-sizing: content-box;
  & > iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`);
