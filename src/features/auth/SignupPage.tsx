import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { useMessages } from '../../shared/i18n/useMessages';
import { useHydrated } from '../../shared/lib/useHydrated';
import { useShop } from '../../shared/shop/useShop';
import { Checkbox } from '../../shared/ui/Checkbox';
import { ExternalLink } from '../../shared/ui/ExternalLink';
import { TextField } from '../../shared/ui/TextField';
import { AuthLayout } from './AuthLayout';
import { authMessages } from './authMessages';
import {
  formRefused,
  formSubmitted,
  readabilityToggled,
  refusalAnswered,
  selectForm,
} from './authSlice';
import type { FormValues } from './formFields';
import {
  Form,
  Pair,
  RefusalAlert,
  ScriptsNote,
  Submission,
  SubmissionStatus,
  SubmitButton,
  linkStyle,
} from './formParts';
import { PasswordField } from './PasswordField';
import { PasswordStrength } from './PasswordStrength';
import { readFields } from './readFields';
import { confirmationDiffers, email, required, requiredPassword } from './rules';
import { useErrorAnnouncement } from './useErrorAnnouncement';
import { useFakeSubmit } from './useFakeSubmit';
import { useFieldProblems } from './useFieldProblems';

const form = 'signup';

/** The fields that the screen reads while they are typed. */
const followed = ['password', 'confirmPassword', 'acceptTerms'] as const;

/** Signup, spec §2. What is typed stays in the form; nothing is sent (spec §4). */
export function SignupPage() {
  const m = useMessages(authMessages);
  const { accounts, contact, terms, privacy } = useShop();
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => selectForm(root, form));
  // No default values: what was typed before the scripts came stays in the fields.
  const { register, handleSubmit, setValue, setFocus, getValues, control, formState } = useForm<
    FormValues<typeof form>
  >({ shouldFocusError: false });
  const problems = useFieldProblems(form, formState.errors);
  // Renders again as the visitor types, and once after hydration. The values are read here, as
  // useWatch does not see what was typed before hydration.
  useWatch({ control, name: followed });
  useHydrated();
  const [password, confirmPassword, hasAccepted] = getValues(followed);
  const errors: typeof problems = {
    ...problems,
    ...(confirmationDiffers(password, confirmPassword) && {
      confirmPassword: m.refusals.passwordsDiffer,
    }),
  };
  const { onInput, onInvalid } = useErrorAnnouncement(errors, formState.submitCount);
  useFakeSubmit(form);

  const submit = handleSubmit((typed) => {
    if (state.submission === 'pending') return;
    if (typed.password !== typed.confirmPassword) {
      dispatch(formRefused({ form, refusal: 'passwordsDiffer' }));
      setFocus('confirmPassword');
    } else if (!typed.acceptTerms) {
      dispatch(formRefused({ form, refusal: 'termsNotAccepted' }));
      setFocus('acceptTerms');
    } else {
      dispatch(formSubmitted({ form }));
    }
  }, onInvalid);

  const clearRefusal = () => {
    if (state.refusal !== null) dispatch(refusalAnswered({ form }));
  };

  const readability = (field: 'password' | 'confirmPassword') => ({
    isReadable: state.readableFields.includes(field),
    onToggle: () => {
      dispatch(readabilityToggled({ form, field }));
    },
  });

  return (
    <AuthLayout
      welcome={accounts.signupWelcome}
      title={m.signupTitle}
      otherWay={m.alreadyMember({ login: <Link to={paths.login}>{m.loginLink}</Link> })}
    >
      <ScriptsNote />
      <Form
        aria-label={m.signupTitle}
        onInput={onInput}
        onSubmit={(event) => {
          readFields(event.currentTarget, setValue);
          void submit(event);
        }}
      >
        <Pair>
          <TextField
            label={m.firstName}
            autoComplete="given-name"
            placeholder={m.firstName}
            error={errors.firstName}
            {...register('firstName', { validate: required('noFirstName') })}
          />
          <TextField
            label={m.lastName}
            autoComplete="family-name"
            placeholder={m.lastName}
            error={errors.lastName}
            {...register('lastName', { validate: required('noLastName') })}
          />
        </Pair>
        <TextField
          label={m.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={m.emailPlaceholder}
          error={errors.email}
          {...register('email', { validate: email })}
        />
        <TextField
          label={m.phone}
          isOptional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={contact.phone}
          {...register('phone')}
        />
        <PasswordField
          label={m.password}
          showLabel={m.showPassword}
          autoComplete="new-password"
          error={errors.password}
          {...readability('password')}
          {...register('password', {
            validate: requiredPassword('noNewPassword'),
            onChange: clearRefusal,
          })}
        >
          <PasswordStrength password={password ?? ''} />
        </PasswordField>
        <PasswordField
          label={m.confirmPassword}
          showLabel={m.showConfirmPassword}
          autoComplete="new-password"
          error={errors.confirmPassword}
          // The alert says it already.
          isErrorSaid={state.refusal !== 'passwordsDiffer'}
          {...readability('confirmPassword')}
          {...register('confirmPassword', {
            validate: requiredPassword('noConfirmation'),
            onChange: clearRefusal,
          })}
        />
        <div>
          <Checkbox aria-required {...register('acceptTerms', { onChange: clearRefusal })}>
            {m.acceptTerms({
              terms: (
                <ExternalLink href={terms ?? paths.terms} style={linkStyle}>
                  {m.termsLink}
                </ExternalLink>
              ),
              privacyPolicy: (
                <ExternalLink href={privacy ?? paths.privacy} style={linkStyle}>
                  {m.privacyPolicyLink}
                </ExternalLink>
              ),
            })}
          </Checkbox>
          <Checkbox defaultChecked {...register('newsletter')}>
            {m.newsletter}
          </Checkbox>
        </div>
        <Submission>
          <RefusalAlert state={state} />
          <SubmissionStatus state={state} />
          <SubmitButton
            submission={state.submission}
            isBlocked={!hasAccepted}
            label={m.signupTitle}
            pendingLabel={m.signingUp}
          />
        </Submission>
      </Form>
    </AuthLayout>
  );
}
