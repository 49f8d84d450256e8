import { describe, expect, test } from 'vitest';
import { merging, serverNow, setting, union } from '../../src/domain/changes/change.ts';
import { readOutreachSettings } from '../../src/domain/outreach/outreachSettings.ts';
import { commitChange } from '../support/commitChange.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * The names of the callers, as the app writes them: several people at once.
 */

const path = 'settings/outreach';
const project = await seededProject();

const write = (...fields: object[]) =>
  Promise.all(
    fields.map((each) =>
      commitChange(project.as('super'), { writes: [merging(path, { ...each, updatedAt: serverNow })] }),
    ),
  );
const stored = async () => readOutreachSettings(await project.stored(path));

describe('the settings of outreach', () => {
  test('two new callers at once are both kept, and each once', async () => {
    await write({ callers: union('Bo') }, { callers: union('Cy') }, { callers: union('Bo') });
    expect((await stored()).callers.toSorted()).toEqual(['Ann', 'Bo', 'Cy']);
  });

  test('the first caller makes them', async () => {
    await project.clear();
    await write({ callers: union('Bo') });
    expect((await stored()).callers).toEqual(['Bo']);
  });

  test('no other settings are written in their shape', async () => {
    for (const name of ['season', 'salesPipeline', 'other']) {
      const change = { writes: [setting(`settings/${name}`, { callers: ['Bo'], updatedAt: serverNow })] };
      await refused(commitChange(project.as('super'), change), name);
    }
  });

  test('a regular admin adds no caller', async () => {
    const change = { writes: [merging(path, { callers: union('Bo'), updatedAt: serverNow })] };
    await refused(commitChange(project.as('regular'), change));
  });
});
