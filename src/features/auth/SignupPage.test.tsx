import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigate } from '../../router/locationSlice';
import { loadMessages } from '../../shared/i18n/messages';
import { setShop } from '../../shared/shop/currentShop';
import { renderApp } from '../../testing/renderApp';
import { renderPart } from '../../testing/renderPart';
import { testShop, testShops } from '../../testing/testShop';
import { PasswordStrength } from './PasswordStrength';

const PASSWORD = 'correct horse battery';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  setShop(testShops);
  jest.useRealTimers();
});

const renderSignup = () => renderApp('/signup', { user: { delay: null } });

const field = (name: string) => screen.getByLabelText(name);
const terms = () => screen.getByRole('checkbox', { name: /^I accept the Terms/ });
const submitButton = () => screen.getByRole('button', { name: /^sign(ing)? up/i });

type User = Awaited<ReturnType<typeof renderSignup>>['user'];

/** Fills fields as password managers do: a letter at a time takes long. */
async function paste(user: User, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(field(label));
    await user.paste(text);
  }
}

const fill = (user: User, confirmation = PASSWORD) =>
  paste(user, {
    'First name': 'Ana',
    'Last name': 'Croes',
    Email: 'ana@example.com',
    Password: PASSWORD,
    'Confirm password': confirmation,
  });

/** Lets what a press has started (validation is asynchronous) come to its end. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

// spec §1.4, §2.19
test('each field has a type that browsers can fill', async () => {
  await renderSignup();
  for (const [label, type, autocomplete, inputMode] of [
    ['First name', 'text', 'given-name', null],
    ['Last name', 'text', 'family-name', null],
    ['Email', 'email', 'email', 'email'],
    ['Phone (optional)', 'tel', 'tel', 'tel'],
    ['Password', 'password', 'new-password', null],
    ['Confirm password', 'password', 'new-password', null],
  ] as const) {
    expect(field(label)).toHaveProperty('type', type);
    expect(field(label)).toHaveAttribute('autocomplete', autocomplete);
    if (inputMode !== null) expect(field(label)).toHaveAttribute('inputmode', inputMode);
  }
});

// spec §2.21
test('terms and newsletter have their labels, links and defaults', async () => {
  await renderSignup();
  expect(terms()).not.toBeChecked();
  expect(
    screen.getByRole('checkbox', { name: 'Send me special offers and updates' }),
  ).toBeChecked();
  for (const [name, href] of [
    [/^Terms \(/, '/terms'],
    [/^Privacy Policy/, '/privacy'],
  ] as const) {
    const link = screen.getAllByRole('link', { name })[0];
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

// spec §2.22
test('terms and privacy policy are where the owner has them', async () => {
  setShop({ en: { ...testShop, terms: 'https://shop.example/terms' } });
  await renderSignup();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: /^Terms/ })).toHaveAttribute(
    'href',
    'https://shop.example/terms',
  );
  expect(main.getByRole('link', { name: /^Privacy/ })).toHaveAttribute('href', '/privacy');
});

// spec §2.20, §5.8, §9.11
test.each([
  ['a', 'Weak', 25],
  ['12345', 'Weak', 25],
  ['123456', 'Fair', 50],
  ['1234567', 'Fair', 50],
  ['12345678', 'Good', 75],
  ['12345678901', 'Good', 75],
  ['123456789012', 'Strong', 100],
])('the password %s is %s (%d %%)', (password, name, percent) => {
  renderPart(<PasswordStrength password={password} />);
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect(meter).toHaveAttribute('aria-valuenow', String(percent));
  expect(meter).toHaveAttribute('aria-valuetext', `${name}, ${String(percent)}%`);
  expect(screen.getByText(name)).toBeVisible();
});

test('the strength of a password shows while one is typed', async () => {
  const { user } = await renderSignup();
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
  await user.type(field('Password'), 'a');
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Weak, 25%');
  await user.clear(field('Password'));
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
});

// spec §4.26
test('the button is disabled until the terms are accepted', async () => {
  const { user } = await renderSignup();
  expect(submitButton()).toBeDisabled();
  await user.click(terms());
  expect(submitButton()).toBeEnabled();
  await user.click(terms());
  expect(submitButton()).toBeDisabled();
});

// spec §3.13, §5.6
test('required fields are named, the first invalid one gets the focus, the phone may be empty', async () => {
  const { user } = await renderSignup();
  await user.type(field('First name'), '  ');
  await user.click(terms());
  await user.click(submitButton());
  expect(await screen.findByText('Enter your first name')).toBeVisible();
  await waitFor(() => {
    expect(field('First name')).toHaveFocus();
  });
  for (const [label, message] of [
    ['First name', 'Enter your first name'],
    ['Last name', 'Enter your last name'],
    ['Email', 'Enter your email'],
    ['Password', 'Enter a password'],
    ['Confirm password', 'Enter the password again'],
  ] as const) {
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toBeInvalid();
  }
  expect(field('Phone (optional)')).toBeValid();
  expect(console.log).not.toHaveBeenCalled();
});

// spec §5.5
test('the inline message shows while the confirmation is non-empty and differs', async () => {
  const { user } = await renderSignup();
  await user.type(field('Password'), 'abc');
  expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
  await user.type(field('Confirm password'), 'ab');
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  expect(field('Confirm password')).toBeInvalid();
  await user.type(field('Confirm password'), 'c');
  expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
  await user.type(field('Password'), 'd');
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  await user.clear(field('Confirm password'));
  expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
});

// spec §5.3
test('passwords that differ are refused with an alert, and nothing typed is lost', async () => {
  const { user } = await renderSignup();
  await fill(user, 'something else');
  await user.click(terms());
  jest.useFakeTimers();
  await user.click(submitButton());
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match');
  expect(field('Confirm password')).toHaveFocus();
  expect(field('First name')).toHaveValue('Ana');
  expect(field('Password')).toHaveValue(PASSWORD);
  pass(5_000);
  expect(console.log).not.toHaveBeenCalled();

  await user.clear(field('Confirm password'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await paste(user, { 'Confirm password': PASSWORD });
  await user.click(submitButton());
  await settle();
  expect(submitButton()).toHaveTextContent('Signing up...');
});

// spec §5.4
test('terms that are not accepted are refused with an alert, however the form was sent', async () => {
  const { user } = await renderSignup();
  await fill(user);
  fireEvent.submit(screen.getByRole('form', { name: 'Sign up' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please accept the terms and conditions',
  );
  expect(terms()).toHaveFocus();
  await user.click(terms());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// spec §4.24, §4.26
test('a submission works for 2 s with a disabled button, then only logs', async () => {
  const { user, store } = await renderSignup();
  await fill(user);
  await user.click(terms());
  jest.useFakeTimers();
  await user.click(submitButton());
  await settle();
  expect(submitButton()).toBeDisabled();
  pass(1_999);
  expect(console.log).not.toHaveBeenCalled();
  pass(1);
  expect(jest.mocked(console.log).mock.calls).toEqual([['Signup form submitted']]);
  expect(submitButton()).toBeEnabled();
  expect(submitButton()).toHaveFocus();
  expect(JSON.stringify(store.getState())).not.toMatch(/Ana|Croes|ana@|horse/);
});

test('another language translates what is shown at once, and nothing typed is lost', async () => {
  const { user, store } = await renderSignup();
  await paste(user, {
    'First name': 'Ana',
    Email: 'ana',
    Password: PASSWORD,
    'Confirm password': 'else',
  });
  await user.click(terms());
  await user.click(screen.getByRole('checkbox', { name: /^Send me/ }));
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  await user.click(submitButton());
  expect(await screen.findByText('Enter your last name')).toBeVisible();
  const form = screen.getByRole('form');

  await loadMessages('nl');
  act(() => {
    store.dispatch(navigate('/signup', 'push', 'nl'));
  });
  expect(screen.getByRole('form', { name: 'Registreren' })).toBe(form);
  expect(field('Achternaam')).toHaveAccessibleDescription('Vul je achternaam in');
  expect(field('E-mailadres')).toHaveAccessibleDescription(
    'Vul een e-mailadres in zoals jij@example.com',
  );
  expect(field('Bevestig wachtwoord')).toHaveAccessibleDescription(
    'De wachtwoorden zijn niet gelijk',
  );
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Sterk, 100%');
  expect(screen.queryByText(/Enter|match/)).not.toBeInTheDocument();

  expect(field('Voornaam')).toHaveValue('Ana');
  expect(field('E-mailadres')).toHaveValue('ana');
  expect(field('Wachtwoord')).toHaveValue(PASSWORD);
  expect(field('Wachtwoord')).toHaveAttribute('type', 'text');
  expect(field('Bevestig wachtwoord')).toHaveValue('else');
  expect(screen.getByRole('checkbox', { name: /^Ik accepteer de voorwaarden/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Stuur me/ })).not.toBeChecked();

  // What is found from now on is said in the new language, too.
  await user.clear(field('Voornaam'));
  expect(await screen.findByText('Vul je voornaam in')).toBeVisible();
});

test('both passwords can be shown on their own', async () => {
  const { user } = await renderSignup();
  await user.click(screen.getByRole('button', { name: 'Show confirm password' }));
  expect(field('Confirm password')).toHaveAttribute('type', 'text');
  expect(field('Password')).toHaveAttribute('type', 'password');
});
