import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { useMessages } from '../../shared/i18n/useMessages';
import { announce } from '../../shared/lib/announce';
import { useShop } from '../../shared/shop/useShop';
import { colors, textSize } from '../../shared/theme/tokens';
import { Checkbox } from '../../shared/ui/Checkbox';
import { ExternalLink } from '../../shared/ui/ExternalLink';
import { TextField } from '../../shared/ui/TextField';
import { AuthLayout } from './AuthLayout';
import { authMessages } from './authMessages';
import { formSubmitted, googleChosen, readabilityToggled, selectForm } from './authSlice';
import type { FormValues } from './formFields';
import {
  Form,
  Note,
  Submission,
  ScriptsNote,
  SubmissionStatus,
  SubmitButton,
  TallButton,
  linkStyle,
} from './formParts';
import { GoogleMark } from './GoogleMark';
import { logTexts } from './logTexts';
import { PasswordField } from './PasswordField';
import { readFields } from './readFields';
import { email, requiredPassword } from './rules';
import { useErrorAnnouncement } from './useErrorAnnouncement';
import { useFakeSubmit } from './useFakeSubmit';
import { useFieldProblems } from './useFieldProblems';

const form = 'login';

/** Login, spec §2. What is typed stays in the form; nothing is sent (spec §4). */
export function LoginPage() {
  const m = useMessages(authMessages);
  const { accounts } = useShop();
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => selectForm(root, form));
  // No default values: what was typed before the scripts came stays in the fields.
  const { register, handleSubmit, setValue, formState } = useForm<FormValues<typeof form>>({
    shouldFocusError: false,
  });
  const problems = useFieldProblems(form, formState.errors);
  const { onInput, onInvalid } = useErrorAnnouncement(problems, formState.submitCount);
  useFakeSubmit(form);

  const submit = handleSubmit(() => {
    if (state.submission !== 'pending') dispatch(formSubmitted({ form }));
  }, onInvalid);

  return (
    <AuthLayout
      welcome={accounts.loginWelcome}
      title={m.loginTitle}
      otherWay={m.newHere({ signup: <Link to={paths.signup}>{m.signupLink}</Link> })}
    >
      <ScriptsNote />
      <TallButton
        data-needs-scripts
        look="secondary"
        isWide
        onClick={() => {
          console.log(logTexts.google);
          dispatch(googleChosen({ form }));
          void announce(m.googleNotYet);
        }}
      >
        <GoogleMark />
        <span>{m.continueWithGoogle}</span>
      </TallButton>
      {state.wasGoogleChosen && (
        <GoogleStatus>
          <Note>{m.googleNotYet}</Note>
        </GoogleStatus>
      )}
      <Divider data-needs-scripts>
        <p>{m.orWithEmail}</p>
      </Divider>
      <Form
        aria-label={m.loginTitle}
        onInput={onInput}
        onSubmit={(event) => {
          readFields(event.currentTarget, setValue);
          void submit(event);
        }}
      >
        <TextField
          label={m.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={m.emailPlaceholder}
          error={problems.email}
          {...register('email', { validate: email })}
        />
        <PasswordField
          label={m.password}
          showLabel={m.showPassword}
          autoComplete="current-password"
          error={problems.password}
          isReadable={state.readableFields.includes('password')}
          onToggle={() => {
            dispatch(readabilityToggled({ form, field: 'password' }));
          }}
          {...register('password', { validate: requiredPassword('noPassword') })}
        />
        <Row>
          <Checkbox {...register('remember')}>{m.rememberMe}</Checkbox>
          <ExternalLink href={paths.forgotPassword} style={linkStyle}>
            {m.forgotPassword}
          </ExternalLink>
        </Row>
        <Submission>
          <SubmissionStatus state={state} />
          <SubmitButton
            submission={state.submission}
            label={m.loginTitle}
            pendingLabel={m.loggingIn}
          />
        </Submission>
      </Form>
    </AuthLayout>
  );
}

const GoogleStatus = styled.div(css`
  margin-top: 12px;
`);

const Divider = styled.div(css`
  display: flex;
  align-items: center;
  gap: 16px;
  margin: 20px 0;
  color: ${colors.muted};
  ${textSize(15, 24)}
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${colors.hairline};
  }
`);

const Row = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  margin: -8px 0;
  & > a {
    padding: 10px 0;
  }
`);
