import path from 'node:path';
import { servedShop } from '../../server/servedShop';
import { BUILT_IN_SHOP, readShop } from '../../shop-file/readShop';
import { readReport } from '../../src/features/report/readReport';
import type { Report } from '../../src/features/report/reportFile';
import { setShop } from '../../src/shared/shop/currentShop';

/** @throws Error with the reason why the text is no report */
export async function readReportFile(text: string, root: string): Promise<Report> {
  const checked = await readShop(process.env.SHOP_FILE ?? path.join(root, BUILT_IN_SHOP));
  setShop((await servedShop(checked, checked.file.languages)).shops);
  const read = readReport(text);
  if ('refusal' in read) throw new Error(read.refusal);
  return read.report;
}
