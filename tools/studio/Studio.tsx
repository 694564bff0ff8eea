import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Hex, colorValueOf } from '../../shop-file/theme/color';
import type { ContrastFault } from '../../shop-file/theme/contrast';
import { derivedTokens, radiusTokens, requiredTokens } from '../../shop-file/theme/themeTokens';
import { HydrationMarker } from '../../src/router/HydrationMarker';
import { GlobalStyles } from '../../src/shared/theme/GlobalStyles';
import { colors, fonts, media, radii } from '../../src/shared/theme/tokens';
import { Button } from '../../src/shared/ui/Button';
import { STUDIO, type SaveResult, type StudioCheck, type StudioFile } from './contract';

/** The brand studio: colours, corners and fonts of the shop file, beside the page that they paint. */
export function Studio() {
  const [file, setFile] = useState<StudioFile>();
  const [edited, setEdited] = useState<StudioFile['value']>();
  const [{ faults, contrast, shown }, setCheck] = useState<StudioCheck>({
    faults: [],
    contrast: [],
  });
  const [notice, setNotice] = useState('Reading the shop file ...');
  const isChanged = JSON.stringify(file?.value) !== JSON.stringify(edited);

  const edit = (value: StudioFile['value'] | undefined) => {
    setEdited(value);
    setNotice('');
  };
  const tell = (error: unknown) => {
    if (!(error instanceof DOMException)) setNotice(String(error));
  };
  const load = () => {
    request<StudioFile>(STUDIO.file).then((read) => {
      setFile(read);
      edit(read.value);
    }, tell);
  };
  useEffect(load, []);
  useEffect(() => {
    if (!edited) return;
    const { abort, signal } = abortable();
    const init = { method: 'POST', body: JSON.stringify(edited), headers: JSON_BODY, signal };
    request<StudioCheck>(STUDIO.check, init).then((check) => {
      setCheck(({ shown: last }) => ({ ...check, ...(last && !check.shown && { shown: last }) }));
    }, tell);
    return abort;
  }, [edited]);
  useEffect(() => {
    if (!isChanged) return;
    const { abort, signal } = abortable();
    const warn = (event: Event) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn, { signal });
    return abort;
  }, [isChanged]);

  const save = () => {
    if (!file || !edited) return;
    const headers = { ...JSON_BODY, 'If-Match': `"${file.hash}"` };
    const init = { method: 'PUT', body: JSON.stringify(edited), headers };
    request<SaveResult>(STUDIO.file, init).then((result) => {
      if (result.kind === 'saved') setFile({ ...file, value: edited, hash: result.hash });
      setNotice(noticeOf(result));
    }, tell);
  };
  const use = (suggestions: readonly ContrastFault['suggestion'][]) => {
    edit(suggestions.reduce((value, { name, value: hex }) => withColor(value, name, hex), edited));
  };
  const colorRow = ([name, [hint]]: readonly [string, readonly [string, ...unknown[]]]) => {
    const place = `theme.color.${name}`;
    const own = partAt(edited, place);
    const hex = partAt(edited, `${place}.$value.hex`) ?? partAt(shown?.theme.colors, name);
    const derive = () => {
      edit(withPart(edited, place, undefined));
    };
    return (
      <Row key={name}>
        <ColorInput
          {...{ name, hint }}
          hex={typeof hex === 'string' ? hex : ''}
          onChange={(value) => {
            edit(withColor(edited, place, value));
          }}
        />
        {name in derivedTokens && (
          <button type="button" aria-label={`Derive ${name}`} disabled={!own} onClick={derive}>
            {own ? 'Derive' : 'Derived'}
          </button>
        )}
        <Marks
          contrast={contrast.filter(({ suggestion }) => suggestion.name === place)}
          use={use}
        />
      </Row>
    );
  };
  const sameFonts = JSON.stringify(file?.value.fonts) === JSON.stringify(edited?.fonts);
  return (
    <Page>
      <GlobalStyles />
      <HydrationMarker />
      <main>
        <h1>Brand studio</h1>
        <p>
          {file?.path}: <a href="?">all states</a>
        </p>
        <div>
          <Button disabled={!isChanged} onClick={save}>
            Save
          </Button>
          <Button look="secondary" onClick={load}>
            {isChanged ? 'Revert' : 'Read again'}
          </Button>
        </div>
        <p role="status">{notice || (isChanged ? 'Not saved yet' : '')}</p>
        {faults.length > 0 && (
          <ul aria-label="Faults">
            {faults.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {contrast.length > 0 && (
          <Button
            look="accent"
            onClick={() => {
              use(contrast.map(({ suggestion }) => suggestion));
            }}
          >
            Use all suggestions
          </Button>
        )}
        <h2>Colours</h2>
        {Object.entries(requiredTokens).map(colorRow)}
        <h2>Derived colours</h2>
        {Object.entries(derivedTokens).map(colorRow)}
        <Marks
          contrast={contrast.filter(({ suggestion: { name } }) => !name.startsWith('theme.color.'))}
          use={use}
        />
        <h2>Corners</h2>
        {Object.entries(radiusTokens).map(([name, [hint, standard]]) => {
          const place = `theme.radius.${name}.$value`;
          const size = Number(partAt(edited, `${place}.value`) ?? standard);
          const px = partAt(edited, `${place}.unit`) === 'rem' ? size * 16 : size;
          return (
            <label key={name} title={hint}>
              {name} {px} px
              <input
                type="range"
                max={40}
                value={px}
                onChange={({ target }) => {
                  const value = { value: Number(target.value), unit: 'px' };
                  edit(
                    withPart(edited, `theme.radius.${name}`, { $type: 'dimension', $value: value }),
                  );
                }}
              />
            </label>
          );
        })}
        <h2>Fonts</h2>
        {(['heading', 'text'] as const).map((role) => (
          <label key={role}>
            {role}
            <select
              value={edited?.fonts[role].file}
              onChange={({ target: { value: name } }) => {
                edit(withPart(edited, `fonts.${role}`, { family: familyOf(name), file: name }));
              }}
            >
              {file?.fonts.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ))}
      </main>
      <PageFrame styles={(shown?.colors ?? '') + (sameFonts ? '' : (shown?.fonts ?? ''))} />
    </Page>
  );
}

interface ColorInputProps {
  readonly name: string;
  readonly hint: string;
  readonly hex: Hex;
  readonly onChange: (hex: Hex) => void;
}

/** Picks or types a colour; an incomplete text changes nothing. */
function ColorInput({ name, hint, hex, onChange }: ColorInputProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <>
      <label title={hint}>
        <input
          type="color"
          value={hex}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
        {name}
      </label>
      <input
        aria-label={`${name}, as #rrggbb`}
        spellCheck={false}
        value={draft ?? hex}
        aria-invalid={draft !== undefined && !HEX.test(draft)}
        onChange={({ target: { value } }) => {
          setDraft(value);
          if (HEX.test(value)) onChange(value.toLowerCase());
        }}
        onBlur={() => {
          setDraft(undefined);
        }}
      />
    </>
  );
}

const HEX = /^#[\da-f]{6}$/i;

interface MarksProps {
  readonly contrast: readonly ContrastFault[];
  readonly use: (suggestions: readonly ContrastFault['suggestion'][]) => void;
}

/** For each suggestion the pair with the least contrast, and the nearest colour that passes. */
function Marks({ contrast, use }: MarksProps) {
  const suggestions = new Map(contrast.map(({ suggestion }) => [suggestion.name, suggestion]));
  return (
    <ul aria-live="polite">
      {[...suggestions.values()].map((suggestion) => {
        const own = contrast.filter((fault) => fault.suggestion.name === suggestion.name);
        const [worst, ...others] = own.sort((one, other) => one.ratio - other.ratio);
        // Never rounded up to the needed ratio.
        const ratio = (Math.floor((worst?.ratio ?? 0) * 100) / 100).toFixed(2);
        return (
          <li key={suggestion.name}>
            {worst?.pair.join(' on ')} ({worst?.place}): {ratio}:1, needs {worst?.needed}
            {others.length > 0 && `; ${String(others.length)} more`}{' '}
            <button
              type="button"
              onClick={() => {
                use([suggestion]);
              }}
            >
              Use {suggestion.value}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The running shop, painted with unsaved styles on every page of it. */
function PageFrame({ styles }: { readonly styles: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState('100%');
  const paint = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const style = page.getElementById('studio') ?? page.createElement('style');
    style.id = 'studio';
    style.textContent = styles;
    page.head.append(style);
  };
  useEffect(paint, [styles]);
  return (
    <section aria-label="Page">
      <label>
        Width
        <select
          value={width}
          onChange={({ target }) => {
            setWidth(target.value);
          }}
        >
          <option value="100%">all there is</option>
          <option value="768px">768 px</option>
          <option value="360px">360 px</option>
        </select>
      </label>
      <iframe ref={frame} title="Shop" src="/" style={{ width }} onLoad={paint} />
    </section>
  );
}

type Value = StudioFile['value'] | undefined;

const stepsOf = (place: string) => place.split(/[.[\]]+/).filter(Boolean);

const child = (part: unknown, step: string): unknown =>
  typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined;

/** @param place as faults name it: `theme.color.ink`, `platforms[0].tint[1].color` */
const partAt = (value: unknown, place: string) => stepsOf(place).reduce(child, value);

/** The file with another part; `undefined` removes it. */
function withPart(file: Value, place: string, part: unknown): Value {
  const copy = structuredClone(file);
  const steps = stepsOf(place);
  const last = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((whole, step) => {
    if (child(whole, step) === undefined) Object.assign(whole as object, { [step]: {} });
    return child(whole, step);
  }, copy) as object;
  if (part === undefined) Reflect.deleteProperty(parent, last);
  else Object.assign(parent, { [last]: part });
  return copy;
}

/** The file with another colour, as opaque as before. */
function withColor(file: Value, place: string, hex: Hex): Value {
  const isToken = place.startsWith('theme.color.');
  const alpha = partAt(file, `${place}.alpha`);
  const color = { ...colorValueOf(hex), ...(alpha !== undefined && { alpha }) };
  const token = { ...(partAt(file, place) as object | undefined), $value: color };
  return withPart(file, place, isToken ? { $type: 'color', ...token } : color);
}

/** `open-sans.woff2` is 'open-sans'; shop files refuse other letters in a family. */
const familyOf = (name: string) => name.replace(/\.woff2$/, '').replace(/[^\w -]+/g, ' ');

function noticeOf(result: SaveResult): string {
  if (result.kind === 'saved') return 'Saved';
  if (result.kind === 'refused') return `Not saved: ${result.faults.join(' ')}`;
  return 'Not saved: the file has changed on the disk. Revert reads it again.';
}

const JSON_BODY = { 'Content-Type': 'application/json' };

function abortable() {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  return { abort, signal: controller.signal };
}

/** @throws Error with the server's message */
async function request<Result>(address: string, init: RequestInit = {}): Promise<Result> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<Result>;
}

/** Shows the studio in place of the list of states. */
export function openStudio(place: HTMLElement): void {
  document.title = 'Brand studio';
  createRoot(place).render(<Studio />);
}

const Row = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 92px 80px;
  align-items: center;
  gap: 4px 8px;
  & > ul {
    grid-column: 1 / -1;
  }
`);

const Page = styled.div(css`
  font: 400 0.9375rem / calc(22 / 15) ${fonts.text};
  & > main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 8px;
    padding: 16px;
  }
  & > main > div:has(> button) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & h1,
  & h2 {
    font: 720 1.25rem / calc(28 / 20) ${fonts.heading};
  }
  & p,
  & li {
    overflow-wrap: anywhere;
  }
  & li {
    padding: 8px;
    border: 1px solid ${colors.warningBorder};
    background: ${colors.warning};
  }
  & label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  & input:not([type]),
  & select,
  & button:not([class]) {
    min-width: 0;
    min-height: 36px;
    padding: 4px 8px;
    border: 1px solid ${colors.fieldBorder};
    border-radius: ${radii.small};
    background: ${colors.white};
    color: ${colors.ink};
  }
  & [aria-invalid='true'] {
    border-color: ${colors.highlightText};
  }
  & > section {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-width: 0;
    height: 100dvh;
    padding: 0 16px 16px;
    background: ${colors.well};
  }
  & iframe {
    max-width: 100%;
    height: 100%;
    border: 1px solid ${colors.hairline};
    background: ${colors.white};
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: 340px minmax(0, 1fr);
    height: 100dvh;
    & > main {
      overflow-y: auto;
    }
  }
`);
