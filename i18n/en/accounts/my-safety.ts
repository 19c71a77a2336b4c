import { countedDays } from '../../counted.ts'
import { site as settings } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { MySafety } from '../../ro/accounts/my-safety.ts'

export const mySafety: MySafety = {
  sessions: {
    title: 'Your devices',
    text: 'Your account is open here. If you do not know a device, log out there and change your password.',
    thisDevice: 'This device',
    unknownDevice: 'Unknown device',
    since: (day) => `Logged in since ${day}`,
    seen: (when) => `Last used: ${when}`,
    end: 'Log out there',
    endOn: (device) => `Log out there: ${device}`,
    endOthers: 'Log out everywhere else',
    ended: 'Logged out on that device',
    othersEnded: 'Logged out everywhere else',
  },
  secondFactor: {
    title: 'Two-step verification',
    text: 'Besides your password we ask for a code from your phone when you log in. Knowing your password alone gets nobody in.',
    isOn: 'Verification is on',
    isOff: 'Verification is off',
    codesLeft: (count) =>
      count === 0
        ? 'You have no recovery codes left.'
        : plural('en', count, {
            one: 'You have # recovery code left.',
            other: 'You have # recovery codes left.',
          }),
    moreCodes: 'To get new ones, turn verification off and on again.',
    start: 'Turn on verification',
    stop: 'Turn off verification',
    startText: 'First enter your password, so that we know it is you.',
    stopText:
      'Enter your password and a code from the app, or a recovery code. Once it is off, only your password protects the account, and the recovery codes no longer work.',
    next: 'Continue',
    turnedOn: 'Two-step verification is on',
    turnedOff: 'Two-step verification is off',
    scan: {
      title: 'Add the account to your app',
      text: 'Open an authenticator app, such as Google Authenticator or Microsoft Authenticator, and scan the picture.',
      openApp: 'Open the app on this phone',
      qr: 'QR code for the authenticator app',
      secretText: 'Cannot scan it? Copy this key into the app:',
      copy: 'Copy the key',
      copied: 'Key copied',
      code: 'Code from the app',
      codeHint: 'Six digits, new ones every 30 seconds',
      confirm: 'Confirm',
    },
    keep: {
      title: 'Keep your recovery codes',
      text: 'If you lose your phone, one of these codes lets you log in. Each works once. You only see them now.',
      copy: 'Copy the codes',
      copied: 'Codes copied',
      download: 'Download the codes',
      fileName: 'recovery-codes.txt',
      fileTitle: `${settings.name} recovery codes, each works once`,
      done: 'I have kept them',
    },
  },
  notCopied: 'We could not copy it. Please select the text and copy it yourself.',
  data: {
    title: 'Your data',
    text: 'You can take a copy of your data at any time. The ZIP file holds:',
    contents: ['your account, devices, adverts and favorites as JSON', 'your photos'],
    download: 'Download my data',
  },
  deletion: {
    title: 'Delete account',
    steps: (days) => [
      'Your profile and adverts leave the site at once, and you are logged out on all devices.',
      `You can change your mind for ${countedDays('en', days)}: log in and undo the deletion.`,
      'Then we erase everything for good. Not even we can bring it back.',
    ],
    start: 'Delete account',
    ask: 'Delete your account?',
    askText: 'Your profile and adverts leave the site at once. Enter your password to confirm.',
    confirm: 'Yes, delete my account',
    failed: 'Could not delete profile.',
    done: 'Your account is deleted',
    doneText: (day) =>
      `You can change your mind until ${day}: log in as before and undo the deletion. After that your data is erased for good.`,
    home: 'Go to the home page',
  },
}
