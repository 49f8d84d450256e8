import { Asking } from './asking.ts';
import { checkAccounts, leaveAccounts } from './checks/accounts.ts';
import { checkAppCheck } from './checks/appCheck.ts';
import { checkDatabase } from './checks/database.ts';
import { checkDocuments } from './checks/documents.ts';
import { checkHosting } from './checks/hosting.ts';
import { checkIndexes } from './checks/indexes.ts';
import { checkRules } from './checks/rules.ts';
import { checkSettings } from './checks/settings.ts';
import { checkStorage } from './checks/storage.ts';
import type { Finding } from './finding.ts';
import type { Place } from './place.ts';

/** Looks at everything of a project; `read` is how many documents that took. */
export async function examine(place: Place): Promise<{ findings: Finding[]; read: number }> {
  const asking = new Asking(place);
  const findings = checkSettings(place);
  const { found, tokens } = await checkAccounts(asking);
  findings.push(...found);
  try {
    const { found: database, isOpen } = await checkDatabase(asking);
    findings.push(...database);
    if (isOpen) {
      findings.push(...(await checkAppCheck(asking)));
      findings.push(...(await checkRules(asking, tokens)));
    }
    findings.push(...(await checkStorage(asking)));
    if (isOpen) findings.push(...(await checkIndexes(asking, tokens)));
    findings.push(...(await checkHosting(asking)));
    if (isOpen) findings.push(...(await checkDocuments(asking, tokens)));
  } finally {
    findings.push(...(await leaveAccounts(asking, tokens)));
  }
  return { findings, read: asking.read };
}
