/** What an uploaded file may weigh; a refusal states it. */
export const FILE_LIMIT_IN_BYTES = 10 * 1024 * 1024

/** An image that unpacks to more is no photo of a package. */
export const IMAGE_LIMIT_IN_PIXELS = 64_000_000

/** Told by content, not by name. No HEIC: the place where a photo was taken could not be taken out of it. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
