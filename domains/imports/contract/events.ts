/** An import moved: heard by everybody who follows the group. Its data holds `import_id` and `status`. */
export const IMPORT_CHANGED = 'imports.import_changed';
