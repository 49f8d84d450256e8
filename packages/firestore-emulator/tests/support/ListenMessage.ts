import * as v from 'valibot';

const Ids = v.optional(v.array(v.number()));
const Left = v.object({ document: v.string(), removedTargetIds: Ids, readTime: v.optional(v.string()) });

const Document = v.object({
  name: v.string(),
  fields: v.optional(v.record(v.string(), v.unknown())),
  createTime: v.string(),
  updateTime: v.string(),
});

const TargetChange = v.object({
  targetChangeType: v.optional(v.picklist(['ADD', 'REMOVE', 'CURRENT', 'RESET'])),
  targetIds: Ids,
  readTime: v.optional(v.string()),
  resumeToken: v.optional(v.string()),
  cause: v.optional(v.object({ code: v.number(), message: v.string() })),
});

/** A message of a Listen stream as JSON. */
export const ListenMessage = v.strictObject({
  targetChange: v.optional(TargetChange),
  documentChange: v.optional(v.object({ document: Document, targetIds: Ids, removedTargetIds: Ids })),
  documentDelete: v.optional(Left),
  documentRemove: v.optional(Left),
  filter: v.optional(v.object({ targetId: v.number(), count: v.number() })),
});

export type ListenMessage = v.InferOutput<typeof ListenMessage>;
export type ListenedDocument = v.InferOutput<typeof Document>;
