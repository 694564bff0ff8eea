import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Type } from 'lucide';
import { colors, radii } from '../../src/shared/theme/tokens';
import { Icon } from '../../src/shared/ui/Icon';
import { STUDIO } from './contract';
import type { EditorProps } from './FieldEditor';
import { useForm } from './FormContext';
import { placeOf } from './places';
import { FieldRow, Select } from './studioFormParts';

/** One of the files in the shop's folder, with a small picture of it. */
export function FileEditor({ label, field, path, value }: EditorProps<'file'>) {
  const { set, names } = useForm();
  const chosen = typeof value === 'string' ? value : '';
  const fitting = names.filter(field.accepts);
  const isThere = fitting.includes(chosen);
  return (
    <FieldRow label={label} hint={field.hint} place={placeOf(path)} isOptional={field.isOptional}>
      {(input) => (
        <Line>
          <Thumbnail>
            {chosen.endsWith('.woff2') ? (
              <Icon drawing={Type} />
            ) : (
              isThere && <img src={addressOf(chosen)} alt="" loading="lazy" />
            )}
          </Thumbnail>
          <Select
            {...input}
            value={chosen}
            onChange={({ target }) => {
              set(path, target.value);
            }}
          >
            {!isThere && <option>{chosen}</option>}
            {fitting.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Line>
      )}
    </FieldRow>
  );
}

const addressOf = (name: string) =>
  STUDIO.files + name.split('/').map(encodeURIComponent).join('/');

const Line = styled.div(css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: 8px;
`);

const Thumbnail = styled.span(css`
  display: grid;
  place-items: center;
  width: 56px;
  height: 44px;
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.small};
  background: ${colors.well};
  overflow: hidden;
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > svg {
    width: 20px;
    height: 20px;
    color: ${colors.muted};
  }
`);
