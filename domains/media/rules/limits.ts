const MEGABYTE = 1024 * 1024;

/** Largest attachment of an application or a message. */
export const LARGEST_ATTACHMENT = 10 * MEGABYTE;
/** The most pixels that any picture may unfold to. */
export const MOST_PIXELS = 24_000_000;
/** Largest files of a brand's media. */
export const LARGEST_IMAGE = 10 * MEGABYTE;
export const LARGEST_VIDEO = 50 * MEGABYTE;
export const LARGEST_DOCUMENT = 10 * MEGABYTE;
/** Lifetime of upload and download URLs. */
export const UPLOAD_MINUTES = 5;
export const DOWNLOAD_MINUTES = 2;
/** Side of a portrait in pixels. */
export const PORTRAIT_SIDE = 240;
/** All files that one group may keep. */
export const GROUP_QUOTA = 20 * 1024 * MEGABYTE;
