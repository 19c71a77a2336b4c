/** Lucide drawings in the sprite; `tools/icons.ts` draws it from this list. */
export const iconNames = [
  'arrow-left', 'arrow-right', 'baby', 'bell', 'bike', 'briefcase', 'building-2', 'calendar', 'camera', 'car',
  'check', 'chevron-down', 'chevron-left', 'chevron-right', 'chevron-up', 'circle-alert', 'circle-help',
  'circle-plus', 'circle-user', 'circle-x', 'clock', 'coins', 'copy', 'ellipsis', 'eye', 'eye-off', 'file-text',
  'flag', 'gift', 'globe', 'hammer', 'heart', 'heart-pulse', 'house', 'image', 'image-off', 'image-plus', 'info',
  'languages', 'laptop', 'layout-grid', 'list', 'lock', 'log-in', 'log-out', 'map-pin', 'menu', 'message-circle',
  'minus', 'moon', 'package', 'paw-print', 'pencil', 'phone', 'plane', 'plus', 'rotate-cw', 'search', 'share-2',
  'shield-check', 'shirt', 'sliders-horizontal', 'smartphone', 'sofa', 'star', 'store', 'sun', 'tag', 'tractor',
  'trash-2', 'trending-up', 'triangle-alert', 'tv', 'upload', 'user', 'washing-machine', 'wrench', 'x', 'zoom-in',
] as const

export type IconName = (typeof iconNames)[number]
