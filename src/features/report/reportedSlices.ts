import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { isRecord } from '../../api/coercions';
import type { ScheduledRetry } from '../../api/connectionSlice';
import { type AreaPath, apiSlices } from '../../app/apiSlices';
import type { RootState } from '../../app/rootReducer';
import { allLanguages } from '../../shared/i18n/languages';
import type { AuthFormState, Refusal } from '../auth/authSlice';
import { formFields } from '../auth/formFields';
import { problems } from '../auth/rules';
import type { SlidePlace } from '../banners/heroSliderSlice';
import { linkCopy, reportedFilters } from '../bikes/bikesReport';
import type { HomeState } from '../home/homeSlice';
import type { OpenMenu } from '../shell/layoutSlice';
import { address, search } from './addresses';
import { areaActions, areaState, cacheKey } from './reportedCalls';
import {
  type Fields,
  type Redact,
  type Redaction,
  anyOf,
  count,
  dictionary,
  eachOf,
  fields,
  flag,
  known,
  languageTag,
  list,
  nothing,
  oneOf,
  orNull,
  publicId,
  time,
} from './reportFields';

/** What a report has of a slice. Whatever is not described is left out. */
interface ReportedSlice<State> {
  readonly state: Fields<State>;
  /** The payloads of its actions. */
  readonly payload?: Redact;
  readonly meta?: Redact;
}

/** Backend areas share a description; the dialog that makes a report is no part of it. */
type SliceName = Exclude<keyof RootState, AreaPath | 'reportDialog'>;

const language = oneOf(...allLanguages);
const languageOrNone = oneOf(null, ...allLanguages);
const menu = eachOf<OpenMenu>({ categories: true, sheet: true });
const place = fields<SlidePlace>({ bannerId: publicId('banners'), position: count });
const retry: Fields<ScheduledRetry> = {
  key: cacheKey,
  endpoint: cacheKey,
  attempt: count,
  at: time,
};

const form = oneOf(...Object.keys(formFields));
const field = oneOf(...Object.values(formFields).flatMap((form) => Object.keys(form)));
const fieldProblems = dictionary(field, oneOf(...problems));
const refusal = eachOf<Refusal>({ passwordsDiffer: true, termsNotAccepted: true });
const formState = fields<AuthFormState>({
  submission: eachOf<AuthFormState['submission']>({ idle: true, pending: true, done: true }),
  problems: fieldProblems,
  refusal: orNull(refusal),
  refusals: count,
  readableFields: list(field),
  wasGoogleChosen: flag,
});

/** The allowlist of reports. The types require every slice, and every field of its state. */
const reportedSlices: {
  readonly [Name in SliceName]: ReportedSlice<NonNullable<RootState[Name]>>;
} = {
  auth: {
    state: { login: formState, signup: formState },
    payload: fields({ form, problems: fieldProblems, refusal, field }),
  },
  bikeDialog: {
    state: {
      bikeId: orNull(publicId('listings')),
      isSameAsBefore: flag,
      pictureIndex: count,
      linkCopy,
    },
    payload: anyOf(count, linkCopy),
  },
  bikeFilters: {
    state: { filters: reportedFilters, thisYear: count, isPanelOpen: flag },
    payload: anyOf(reportedFilters, search),
    meta: fields({ search }),
  },
  connection: {
    state: {
      isOnline: flag,
      retries: dictionary(cacheKey, fields(retry)),
      overdue: dictionary(cacheKey, flag),
      recovering: dictionary(cacheKey, flag),
      now: time,
    },
    payload: anyOf(cacheKey, time, fields({ ...retry, now: time })),
  },
  contentLanguage: {
    // Areas are reducer paths.
    state: { shop: languageTag, areas: dictionary(word(/^[a-z]{1,20}$/), languageTag) },
  },
  heroSlider: {
    state: { shown: orNull(place), furthest: count, isPaused: flag },
    payload: place,
  },
  home: {
    state: { opening: eachOf<HomeState['opening']>({ fresh: true, opened: true, overdue: true }) },
  },
  language: { state: { failed: languageOrNone, offered: languageOrNone }, payload: language },
  layout: { state: { openMenu: orNull(menu) }, payload: menu },
  location: { state: address, payload: fields(address) },
  release: { state: { isUpdateReady: flag } },
  sidebar: { state: { expanded: list(publicId('categories')) }, payload: publicId('categories') },
  wishlist: { state: { hearts: list(publicId('products')) }, payload: publicId('products') },
};

/** Actions that belong to no slice. */
const otherActions: Readonly<Record<string, Redact>> = {
  // Names of screens are constants.
  'app/screenLoaded': fields({ payload: word(/^[A-Za-z-]{1,30}$/) }),
  'promoCard/promoCardClicked': fields({ payload: place }),
};

const slices = new Map(Object.entries<ReportedSlice<object>>(reportedSlices));
const areas = new Set<string>(apiSlices.map(({ reducerPath }) => reducerPath));
const rootState = fields({
  ...Object.fromEntries([...areas].map((area) => [area, areaState])),
  ...Object.fromEntries([...slices].map(([name, { state }]) => [name, fields(state)])),
});

export function redactState(state: Partial<RootState>, redaction: Redaction): Partial<RootState> {
  return rootState(state, redaction) as Partial<RootState>;
}

/** Redacts an action; null if it is not in a report. */
export function redactAction(action: UnknownAction, redaction: Redaction): UnknownAction | null {
  const redacted = descriptionOf(action.type)?.(action, redaction);
  return isRecord(redacted) ? { type: action.type, ...redacted } : null;
}

function descriptionOf(type: string): Redact | undefined {
  const [owner = '', name = ''] = type.split(/\/(.*)/s);
  const slice = slices.get(owner);
  if (slice && /^[A-Za-z]+$/.test(name)) {
    const { payload = nothing, meta } = slice;
    return fields({ payload, ...(meta && { meta }) });
  }
  const [others, key] = areas.has(owner) ? [areaActions, name] : [otherActions, type];
  return Object.hasOwn(others, key) ? others[key] : undefined;
}

/** A word of our own code. */
function word(form: RegExp): Redact {
  return known(v.pipe(v.string(), v.regex(form)));
}
