import { plural } from '../../plural.ts'
import type { Photos } from '../../ro/adverts/photos.ts'

export const photos: Photos = {
  title: 'Photos',
  hint: (most) =>
    `You can add up to ${photosOf(most)}: JPEG, PNG, WebP or HEIC, up to 15 MB each. The first one is the main photo.`,
  count: (have, most) => `${have} of ${most}`,
  full: 'There is no room for more photos. Delete one to add another.',
  choose: 'Choose photos',
  drop: 'or drag them here, or paste them',
  camera: 'Take a photo',
  list: 'Photos of the advert',
  photo: (number) => `Photo ${number}`,
  main: 'Main photo',
  makeMain: (number) => `Make photo ${number} the main one`,
  remove: (number) => `Delete photo ${number}`,
  rotate: (number) => `Rotate photo ${number}`,
  moveLeft: (number) => `Move photo ${number} left`,
  moveRight: (number) => `Move photo ${number} right`,
  order: 'Drag a photo to another place, or use the arrows below it.',
  moved: (number, count) => `The photo is now number ${number} of ${count}.`,
  rotated: (number) => `Photo ${number} is rotated.`,
  removed: (number) => `Photo ${number} is deleted.`,
  undo: 'Put it back',
  restored: (number) => `Photo ${number} is back in its place.`,
  isMain: 'This is the main photo now.',
  arrived: (count) => `The advert has ${photosOf(count)}.`,
  held: (count) =>
    plural('en', count, {
      one: 'The photo is kept here; it uploads when you log in.',
      other: 'The photos are kept here; they upload when you log in.',
    }),
  states: {
    preparing: 'Preparing…',
    waiting: 'Waiting',
    sending: 'Uploading…',
    checking: 'Almost there…',
    held: 'Kept here; it uploads when you log in.',
    stalled: 'No connection. It goes on by itself.',
  },
  progress: (name) => `Upload of ${name}`,
  retry: (name) => `Try again: ${name}`,
  dismiss: (name) => `Leave out ${name}`,
  refused: {
    title: 'Not added',
    hide: 'Hide',
    duplicate: 'is in the advert already.',
    too_large: 'is larger than 15 MB.',
    image_unreadable: 'is not a photo that we can read.',
    too_many_images: (most) => `does not fit: the advert can have ${photosOf(most)}.`,
  },
  phone: {
    open: 'Add from your phone',
    title: 'Photos from your phone',
    text: 'Point the camera of your phone at the code and open the link. The photos you send appear here by themselves.',
    qr: 'QR code with the link for the phone',
    short: (address) => `Cannot scan it? Open ${address} on the phone and type the code:`,
    left: (time) => `The link works for another ${time}.`,
    ended: 'The link has expired.',
    again: 'Create a new one',
    failed: 'We could not create the link.',
    arrived: (count) =>
      plural('en', count, {
        one: '# photo has come from the phone.',
        other: '# photos have come from the phone.',
      }),
    done: 'Done',
  },
  code: {
    title: 'Type the code from the computer',
    text: 'It has six characters and is below the QR code of “Add from your phone”.',
    label: 'Code',
    open: 'Open',
    wrong: 'This code is not right or has ended. Look at the computer again.',
  },
  onPhone: {
    title: 'Add photos to the advert',
    text: 'Choose photos or take new ones. They appear on the computer, in your advert.',
    room: (count) =>
      plural('en', count, {
        one: 'There is room for # more photo.',
        other: 'There is room for # more photos.',
      }),
    full: 'The advert has all the photos that fit.',
    sent: 'Done! Look at your computer: the photos are there.',
    spent: 'This link is no longer valid',
    spentText:
      'It works for ten minutes and ends when its window on the computer is closed. Open “Add from your phone” there again.',
    wait: 'Please wait a little',
  },
}

function photosOf(count: number): string {
  return plural('en', count, { one: '# photo', other: '# photos' })
}
