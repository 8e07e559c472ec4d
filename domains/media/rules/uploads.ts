import type { MediaFormat, MediaType } from '../contract/schemas.ts';
import type { FileKind } from './file-kind.ts';
import { LARGEST_DOCUMENT, LARGEST_IMAGE, LARGEST_VIDEO } from './limits.ts';

const KIND_OF: Readonly<Record<MediaFormat, FileKind>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WEBP',
  mp4: 'MP4',
  webm: 'WEBM',
  pdf: 'PDF',
  docx: 'DOCX',
  odt: 'ODT',
};

const FORMATS: Readonly<Record<MediaType, readonly MediaFormat[]>> = {
  IMAGE: ['jpeg', 'png', 'webp'],
  VIDEO: ['mp4', 'webm'],
  DOCUMENT: ['pdf', 'docx', 'odt'],
};

/** The file kind that a format's bytes must have. */
export function kindOfFormat(format: MediaFormat): FileKind {
  return KIND_OF[format];
}

/** Is true if a format belongs to a media type: a PDF is never an image. */
export function isFormatOf(type: MediaType, format: MediaFormat): boolean {
  return FORMATS[type].includes(format);
}

/** The maximum size in bytes of a media type. */
export function maxBytesOf(type: MediaType): number {
  return { IMAGE: LARGEST_IMAGE, VIDEO: LARGEST_VIDEO, DOCUMENT: LARGEST_DOCUMENT }[type];
}
