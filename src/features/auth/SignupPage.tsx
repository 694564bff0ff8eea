import { useForm, useWatch } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { site } from '../../shared/config/site';
import { useHydrated } from '../../shared/lib/useHydrated';
import { Link } from '../../shared/location/Link';
import { Checkbox } from '../../shared/ui/Checkbox';
import { ExternalLink } from '../../shared/ui/ExternalLink';
import { TextField } from '../../shared/ui/TextField';
import { AuthLayout } from './AuthLayout';
import {
  formRefused,
  formSubmitted,
  readabilityToggled,
  refusalAnswered,
  selectForm,
} from './authSlice';
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
import { confirmationDiffers, email, required, requiredPassword } from './rules';
import { NEWSLETTER, refusalTexts } from './texts';
import { useFieldProblems } from './useFieldProblems';
import { usePretendedWork } from './usePretendedWork';

interface SignupForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password?: string;
  readonly confirmPassword?: string;
  readonly acceptTerms?: boolean;
  readonly newsletter: boolean;
}

const form = 'signup';

/** What the screen follows while it is typed. */
const followed = ['password', 'confirmPassword', 'acceptTerms'] as const;

/** Signup, spec §2. What is typed stays in the form; nothing is sent (spec §4). */
export function SignupPage() {
  const dispatch = useAppDispatch();
  const state = useAppSelector((root) => selectForm(root, form));
  // No default values: what was typed before the scripts came stays in the fields.
  const { register, handleSubmit, setFocus, getValues, control, formState } = useForm<SignupForm>();
  const problems = useFieldProblems(form, formState.errors);
  // Renders again as the visitor types, and once after hydration. The values are read here, as
  // useWatch does not see what was typed before hydration.
  useWatch({ control, name: followed });
  useHydrated();
  const [password, confirmPassword, hasAccepted] = getValues(followed);
  usePretendedWork(form);

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
  });

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
      welcome="Join the island’s marketplace"
      title="Sign up"
      otherWay={
        <>
          Already a member? <Link to={paths.login}>Log in</Link>
        </>
      }
    >
      <ScriptsNote />
      <Form
        aria-label="Sign up"
        onSubmit={(event) => {
          void submit(event);
        }}
      >
        <Pair>
          <TextField
            label="First name"
            autoComplete="given-name"
            placeholder="First name"
            error={problems.firstName}
            {...register('firstName', { validate: required('Enter your first name') })}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            placeholder="Last name"
            error={problems.lastName}
            {...register('lastName', { validate: required('Enter your last name') })}
          />
        </Pair>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="you@example.com"
          error={problems.email}
          {...register('email', { validate: email })}
        />
        <TextField
          label="Phone"
          isOptional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={site.contact.phone}
          {...register('phone')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={problems.password}
          {...readability('password')}
          {...register('password', {
            validate: requiredPassword('Enter a password'),
            onChange: clearRefusal,
          })}
        >
          <PasswordStrength password={password ?? ''} />
        </PasswordField>
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={
            confirmationDiffers(password, confirmPassword)
              ? refusalTexts.passwordsDiffer
              : problems.confirmPassword
          }
          {...readability('confirmPassword')}
          {...register('confirmPassword', {
            validate: requiredPassword('Enter the password again'),
            onChange: clearRefusal,
          })}
        />
        <div>
          <Checkbox aria-required {...register('acceptTerms', { onChange: clearRefusal })}>
            I accept the{' '}
            <ExternalLink href={paths.terms} style={linkStyle}>
              Terms
            </ExternalLink>{' '}
            and the{' '}
            <ExternalLink href={paths.privacy} style={linkStyle}>
              Privacy Policy
            </ExternalLink>
          </Checkbox>
          <Checkbox defaultChecked {...register('newsletter')}>
            {NEWSLETTER}
          </Checkbox>
        </div>
        <Submission>
          <RefusalAlert state={state} />
          <SubmissionStatus state={state} />
          <SubmitButton
            submission={state.submission}
            isBlocked={!hasAccepted}
            label="Sign up"
            pendingLabel="Signing up..."
          />
        </Submission>
      </Form>
    </AuthLayout>
  );
}
