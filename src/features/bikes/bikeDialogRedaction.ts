import {
  count,
  fields,
  flag,
  nothing,
  oneOf,
  orNull,
  publicId,
  sliceRedaction,
} from '../../shared/redaction/redaction';
import type * as slice from './bikeDialogSlice';

export const bikeDialogRedaction = sliceRedaction<typeof slice>({
  state: fields({
    bikeId: orNull(publicId('listings')),
    isSameAsBefore: flag,
    pictureIndex: count,
    linkCopy: oneOf('none', 'asked', 'copied', 'failed'),
  }),
  payloads: {
    'bikeDialog/pictureChosen': count,
    'bikeDialog/linkCopyAsked': nothing,
    'bikeDialog/linkCopySettled': oneOf('copied', 'failed'),
  },
});
