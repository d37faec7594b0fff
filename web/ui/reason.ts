/** Why a call had no answer, if that is what failed: it stands after the words about what failed. */
export const reasonOf = (error: unknown) => (error as { reason?: string } | null | undefined)?.reason
