import { type PayloadAction, type WithSlice, createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../app/rootReducer';
import { addressChanged } from '../../router/locationSlice';

/** The place of a 'Report a problem' button; a screen may have several. */
export type ReportPlace = 'footer' | 'main';

interface ReportDialogState {
  /** The place of the last pressed button. */
  readonly place: ReportPlace;
  /** The address at that time: path and query. */
  readonly address: string;
  /** `missing`: its code failed to load. */
  readonly status: 'closed' | 'loading' | 'open' | 'missing';
  /** Name of the saved file. */
  readonly savedAs: string | null;
  /** Whether the browser refused to save it. */
  readonly isRefused: boolean;
}

const closed: ReportDialogState = {
  place: 'footer',
  address: '',
  status: 'closed',
  savedAs: null,
  isRefused: false,
};

/** Closed meanwhile, it stays closed. */
const afterLoading = (state: ReportDialogState, status: 'open' | 'missing') =>
  state.status === 'loading' ? { ...state, status } : state;

/**
 * The report dialog. The recorder skips its actions, so what a visitor does in the dialog is not
 * reported.
 */
const slice = createSlice({
  name: 'reportDialog',
  initialState: closed,
  reducers: {
    reportRequested: (
      _state,
      { payload }: PayloadAction<Pick<ReportDialogState, 'place' | 'address'>>,
    ) => ({ ...closed, ...payload, status: 'loading' as const }),
    dialogOpened: (state) => afterLoading(state, 'open'),
    dialogFailed: (state) => afterLoading(state, 'missing'),
    dialogClosed: () => closed,
    reportSaved: (state, { payload: savedAs }: PayloadAction<string>) => ({
      ...state,
      savedAs,
      isRefused: false,
    }),
    saveRefused: (state) => ({ ...state, savedAs: null, isRefused: true }),
  },
  // A navigation closes it, like menus. A change of language is no navigation.
  extraReducers: (builder) =>
    builder.addCase(addressChanged, (state, { payload: { pathname, search } }) =>
      state.address === pathname + search ? state : closed,
    ),
  selectors: { selectReportDialog: (state) => state },
});

declare module '../../app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const reportDialogSlice = slice.injectInto(rootReducer);

export const {
  reportRequested,
  dialogOpened,
  dialogFailed,
  dialogClosed,
  reportSaved,
  saveRefused,
} = reportDialogSlice.actions;
export const { selectReportDialog } = reportDialogSlice.selectors;
