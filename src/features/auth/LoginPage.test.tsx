import { act, screen, waitFor, within } from '@testing-library/react';
import { navigate } from '../../router/locationSlice';
import { loadMessages } from '../../shared/i18n/messages';
import { allAnnounced, watchAnnouncements } from '../../testing/announcements';
import { renderApp } from '../../testing/renderApp';

const PASSWORD = 'correct horse battery';

const announced = watchAnnouncements();

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

const renderLogin = () => renderApp('/login', { user: { delay: null } });

/** From here on the test moves the clock. */
function holdClock() {
  jest.useFakeTimers();
}

afterEach(() => {
  jest.useRealTimers();
});

const emailField = () => screen.getByRole('textbox', { name: 'Email' });
const passwordField = () => screen.getByLabelText('Password');
const submitButton = () => screen.getByRole('button', { name: /^log(ging)? in/i });

/** Lets what a press has started (validation is asynchronous) come to its end. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

// spec §1.4, §2.15
test('the form has its fields, buttons and links', async () => {
  await renderLogin();
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(emailField()).toHaveAttribute('type', 'email');
  expect(emailField()).toHaveAttribute('autocomplete', 'email');
  expect(emailField()).toHaveAttribute('inputmode', 'email');
  expect(passwordField()).toHaveAttribute('type', 'password');
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  expect(screen.getByRole('form', { name: 'Log in' })).toHaveAttribute('method', 'dialog');
  const forgot = screen.getByRole('link', { name: /^Forgot password\?/ });
  expect(forgot).toHaveAttribute('href', '/forgot-password');
  expect(forgot).toHaveAttribute('target', '_blank');
});

test('what a password manager has filled in without an event is submitted', async () => {
  const { user } = await renderLogin();
  for (const [field, held] of [
    [emailField(), 'ana@example.com'],
    [passwordField(), PASSWORD],
  ] as const) {
    (field as HTMLInputElement).value = held;
  }
  await user.click(submitButton());
  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeVisible();
  expect(screen.queryByText('Enter your email')).toBeNull();
});

// spec §3.13, §5.7
test('email and password are required; the first invalid field gets the focus', async () => {
  const { user } = await renderLogin();
  await user.click(submitButton());
  expect(await screen.findByText('Enter your email')).toBeVisible();
  await waitFor(() => {
    expect(emailField()).toHaveFocus();
  });
  expect(emailField()).toBeInvalid();
  expect(emailField()).toHaveAccessibleDescription('Enter your email');
  expect(passwordField()).toHaveAccessibleDescription('Enter your password');

  await user.type(emailField(), 'ana@example.com');
  await waitFor(() => {
    expect(emailField()).toBeValid();
  });
  await user.click(submitButton());
  await waitFor(() => {
    expect(passwordField()).toHaveFocus();
  });
  expect(emailField()).toHaveValue('ana@example.com');
  expect(console.log).not.toHaveBeenCalled();
});

// Orca and NVDA read a changed description of the focused field themselves.
test('an error is told once: as a description where the focus comes, else by an announcement', async () => {
  await allAnnounced(announced);
  const { user } = await renderLogin();
  await user.click(submitButton());
  await waitFor(() => {
    expect(emailField()).toHaveFocus();
  });
  expect(emailField()).toHaveAccessibleDescription('Enter your email');
  expect(await allAnnounced(announced)).toEqual([]);

  await user.keyboard('a');
  expect(await screen.findByText('Enter an email like you@example.com')).toBeVisible();
  expect(emailField()).not.toHaveAccessibleDescription();
  expect(await allAnnounced(announced)).toEqual(['Enter an email like you@example.com']);
  await user.tab();
  expect(emailField()).toHaveAccessibleDescription('Enter an email like you@example.com');

  // The focus is there already.
  await user.type(emailField(), '{Enter}');
  await waitFor(async () => {
    expect(await allAnnounced(announced)).toEqual(['Enter an email like you@example.com']);
  });
});

test('what is no email is refused', async () => {
  const { user } = await renderLogin();
  await user.type(emailField(), 'ana');
  await user.type(passwordField(), 'x{Enter}');
  expect(await screen.findByText('Enter an email like you@example.com')).toBeVisible();
  expect(emailField()).toHaveAccessibleDescription('Enter an email like you@example.com');
});

// spec §2.16
test('the password can be shown and hidden, and keeps what was typed', async () => {
  const { user } = await renderLogin();
  await user.type(passwordField(), PASSWORD);
  const toggle = screen.getByRole('button', { name: 'Show password' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(passwordField()).toHaveAttribute('type', 'text');
  expect(passwordField()).toHaveValue(PASSWORD);
  await user.click(toggle);
  expect(passwordField()).toHaveAttribute('type', 'password');
});

// spec §4.24
test('a submission works for 2 s, then only logs that it happened', async () => {
  const { user } = await renderLogin();
  await user.type(emailField(), 'ana@example.com');
  await user.type(passwordField(), PASSWORD);
  holdClock();
  await user.keyboard('{Enter}');
  await settle();
  expect(submitButton()).toBeDisabled();
  expect(submitButton()).toHaveTextContent('Logging in...');
  pass(1_999);
  expect(console.log).not.toHaveBeenCalled();
  expect(submitButton()).toBeDisabled();
  pass(1);
  expect(jest.mocked(console.log).mock.calls).toEqual([['Login form submitted']]);
  expect(submitButton()).toBeEnabled();
  expect(screen.getByText(/Accounts are not open yet/)).toBeVisible();
  pass(10_000);
  expect(console.log).toHaveBeenCalledTimes(1);
});

test('leaving the screen cancels the work', async () => {
  const { user } = await renderLogin();
  await user.type(emailField(), 'ana@example.com');
  await user.type(passwordField(), PASSWORD);
  holdClock();
  await user.keyboard('{Enter}');
  await settle();
  expect(submitButton()).toBeDisabled();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign up' }));
  await settle();
  expect(screen.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  pass(5_000);
  expect(console.log).not.toHaveBeenCalled();
});

// spec §4.25
test('nothing typed reaches the store, the address or storage', async () => {
  const { user, store } = await renderLogin();
  const states: string[] = [];
  store.subscribe(() => states.push(JSON.stringify(store.getState())));
  await user.type(emailField(), 'ana@example.com');
  await user.type(passwordField(), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  holdClock();
  await user.click(submitButton());
  await settle();
  pass(2_000);
  expect(console.log).toHaveBeenCalledTimes(1);
  expect(states.length).toBeGreaterThan(2);
  expect(states.join()).not.toMatch(/ana@|correct horse/);
  expect(window.location.href).not.toMatch(/ana|horse/);
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/ana@|horse/);
});

/** The names of everything in a state, however deep. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inside]) => [name, ...namesIn(inside)])
    : [];

// spec §6.1
test('nobody is logged in by it: the state knows of no user, role or token', async () => {
  const { user, store } = await renderLogin();
  await user.type(emailField(), 'ana@example.com');
  await user.type(passwordField(), PASSWORD);
  holdClock();
  await user.click(submitButton());
  await settle();
  pass(2_000);
  expect(console.log).toHaveBeenCalledTimes(1);
  const names = namesIn(store.getState());
  expect(names).toEqual(expect.arrayContaining(['auth', 'submission', 'connection', 'pathname']));
  expect(
    names.filter((name) => /user|visitor|account|role|permission|token|session|logged/i.test(name)),
  ).toEqual([]);
  // Forms tell how far they have come, and nothing of who sent them.
  expect(Object.keys(store.getState().auth?.login ?? {}).sort()).toEqual([
    'problems',
    'readableFields',
    'refusal',
    'refusals',
    'submission',
    'wasGoogleChosen',
  ]);
});

test('a readable password is hidden when the form is submitted', async () => {
  const { user } = await renderLogin();
  await user.type(emailField(), 'ana@example.com');
  await user.type(passwordField(), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  await user.click(submitButton());
  await waitFor(() => {
    expect(passwordField()).toHaveAttribute('type', 'password');
  });
});

// spec §2.17
test('Continue with Google says that it is not available yet', async () => {
  const { user } = await renderLogin();
  await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(screen.getByText('Continue with Google is not available yet.')).toBeVisible();
  expect(jest.mocked(console.log).mock.calls).toEqual([
    ['Continue with Google is not available yet'],
  ]);
});

test('another language does not stop the work, and the console stays English', async () => {
  const { user, store } = await renderLogin();
  await loadMessages('nl');
  await user.type(emailField(), 'ana@example.com');
  await user.type(passwordField(), PASSWORD);
  holdClock();
  await user.keyboard('{Enter}');
  await settle();
  pass(1_000);
  act(() => {
    store.dispatch(navigate('/login', 'push', 'nl'));
  });
  expect(screen.getByRole('button', { name: 'Inloggen...' })).toBeDisabled();
  pass(1_000);
  expect(jest.mocked(console.log).mock.calls).toEqual([['Login form submitted']]);
  expect(screen.getByText(/Een account maken kan nog niet/)).toBeVisible();
  expect(screen.getByLabelText('Wachtwoord')).toHaveValue(PASSWORD);
});
