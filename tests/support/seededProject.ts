import { afterAll, beforeEach } from 'vitest';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { season } from './documents/samples.ts';
import { TestProject } from './TestProject.ts';

/**
 * Opens a project for the tests of a file. Before each test it holds these documents (one of every kind by
 * default) and nothing else.
 */
export async function seededProject(
  documents: Record<string, Record<string, Stored>> = season,
): Promise<TestProject> {
  const project = await TestProject.open();
  afterAll(() => project.close());
  beforeEach(async () => {
    await project.clear();
    await project.seed(documents);
  });
  return project;
}
