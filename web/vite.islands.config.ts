import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledTexts, FORMAT_ONLY } from './build-plugins/compiled-texts.ts'
import { HASHED_NAMES } from './build-plugins/hashed-names.ts'
import { smallPreload } from './build-plugins/small-preload.ts'

const islands_dir = join(import.meta.dirname, 'app/islands')
const entries = readdirSync(islands_dir).filter((name) => /^[a-z-]+\.tsx?$/.test(name))

/** Code without a framework: calls, tokens, what a browser keeps, toasts; and the few marks that SOS shares with screens. */
const LIGHT = new RegExp(
  [
    String.raw`kit/src/(?:session/[\w-]+|chat/(?:kept-outbox|outbox|outbox-database|unsent-mark)|link/tab-channel|browser-storage|copy-text|dates|emptied-box|uuid)\.ts$`,
    String.raw`app/browser/(?:island-events|push/push-note|visit/(?:fills-screen|idle-watch|keys-database|page-keys|page-visit|shared-device|visitor-tokens)|media/media-shelf|offline/offline-card)\.ts$`,
    String.raw`app/session/(?:open-tokens|where-to)\.ts$`,
    String.raw`ui/(?:screen/(?:ask-once|back-closes|element|numbers-of-page|toast)|island/island-page)\.ts$`,
    String.raw`contract/src/in-fours\.ts$`,
    String.raw`i18n/with-code/length-words\.ts$`,
    String.raw`features/(?:shell/boot/late-code|chat/release-gone|notifications/unread-mark)\.ts$`,
    // what every dynamic import of a text passes through
    String.raw`vite/preload-helper`,
    String.raw`lucide/dist/esm/(?:createElement|defaultAttributes|icons/(?:bell|bell-ring|map-pin|message-circle|mic-off|user-round))\.`,
  ].join('|'),
)

/** What a visitor keeps and has done, as content pages show it. */
const KEPT =
  /features\/content\/(?:learn|saved)\/[\w-]+\.ts$|i18n\/with-code\/[\w-]+\.ts$|app\/(?:session\/own-calls|browser\/visit\/kept-things)\.ts$/

/** Who is signed in here, and what they wrote and have not sent: for the first view of the chat, and for every screen. */
const SESSION =
  /app\/session\/visitor-session\.ts$|features\/chat\/(?:offer-draft|text-box)\.ts$|kit\/src\/link\/(?:backoff|post-message|waking)\.ts$|contract\/src\/(?:limits|people)\.ts$|lucide\/dist\/esm\/icons\/(?:phone|send-horizontal)\./

/** Fields, and what goes wrong in them; and those of an account alone. A chat has none, until somebody begins an account in it. */
const FORMS =
  /ui\/forms\/(?:error-summary|failure-card|field|field-checks|phone-field|phone-number|problem-texts|submit-button|text-field|use-form)\.tsx?$|lucide\/dist\/esm\/icons\/(?:circle-check-big|circle-check|copy|rotate-ccw|book-open|messages-square)\./
/** The code that stands in for a password. */
const CODES = /features\/accounts\/account\/public\/recovery-code\.tsx$/
/** What a report, a question and content may be: of their own screens. */
const LISTS = /contract\/src\/(?:reports\/report-lists|content\/content-lists)\.ts$/
/** How typed words are read: those of a receipt, and what the phrase lists look for. */
const TYPED = /contract\/src\/(?:cyrillic|read-text|typed-words)\.ts$/
/** What asks for the phrase lists: of screens, and of a plain form, which has no framework. */
const DANGER = /ui\/screen\/tells-of-danger\.ts$/
/** Where the pictures of a receipt lie: for the sheet of SOS too, which has no framework. How its words are told. */
const RECEIPT_PICTURES = /ui\/receipt\/receipt-pictures\.svg/
const RECEIPT = /ui\/receipt\/(?!picture-choice)[\w-]+\.(?:tsx?|css\?inline)$/
/** A password: what a profile has of an account's beginning. */
const PASSWORD = /ui\/forms\/password-field\.tsx$/
/** Answers that are kept and shown by several parts of a screen; a report keeps none. */
const QUERIES = /app\/session\/(?:query-cache|use-query)\.tsx?$|ui\/island\/(?:island-root|mount-screen)\.tsx?$/
/** Whose the phone is: the chat asks before it keeps a way back, long before anybody begins an account. */
const WHOSE = /features\/accounts\/account\/public\/device-question\.tsx$/
const ACCOUNT =
  /ui\/(?:forms\/|receipt\/picture-choice)|features\/accounts\/account\/(?!public\/load-account-words)|contract\/src\/accounts\/receipt-words\.ts$/

/** The live link and who of the tabs holds it: for the bell of a page without the framework, and for the chat. */
const LIVE =
  /kit\/src\/link\/live-link\.ts$|app\/browser\/(?:link\/leadership|push\/(?:notification-feed|notification-list))\.ts$|contract\/src\/chat\/(?:close-codes|chat-states)\.ts$/

/** A talk's messages, where a report's inbox has them too; and the way they go and come, where a page without the chat sends what was left. */
const BUBBLE = /features\/chat\/public\/(?:bubble|message-box)\.tsx$/
const CONVERSATION =
  /kit\/src\/(?:chat\/(?:conversation|message-stream|outbox-adoption|message-list|chat-signals)|link\/http-link)\.ts$|app\/browser\/link\/(?:chat-client|chat-link)\.ts$/
/** What the panel's first screens are made of: one file, as its parts say the same things and are small only together. */
const PANEL =
  /features\/chat\/(?:[\w-]+\.tsx?$|chat\.css|media\/(?:attachment-words|choose-picture|media-buttons|media-context|pending-rows|shown-size|use-media)\.tsx?$|write-first\/find-again\.tsx$)/
const PANEL_LATER = /features\/chat\/(?:guest-[\w-]+|offer-draft|text-box|release-gone)\.tsx?$/

/** What is spoken, and what goes with a report: of rooms that open later, so the chat's first moment does not wait for it. */
const VOICE = /ui\/(?:voice\/[\w-]+|screen\/use-object-url)\.tsx?$|app\/browser\/media\/voice-recorder\.ts$/
const SENDING = /kit\/src\/upload\/upload-parts\.ts$/
const UPLOAD =
  /kit\/src\/file-size\.ts$|app\/browser\/media\/microphone\.ts$|lucide\/dist\/esm\/icons\/(?:mic|image|film|file|paperclip)\./
const FILES = /features\/reports\/report\/files\/|app\/browser\/report\/late-sender\.ts$/
/** Questions one by one and what comes of them; and our pictures, which most islands draw none of. */
const FORM_RUNNER = /ui\/form-runner\/[\w-]+\.tsx?$/
const TESTS = /features\/content\/tests\/[\w/-]+\.tsx?$/
const PICTURES = /art\/picture\.tsx$/
/** Lists of what is one's own: two screens that the chat does not open. */
const MINE = /ui\/mine\/[\w-]+\.tsx$|app\/session\/use-pages\.ts$/

/** Styles and dictionaries that a few islands share. */
const ONE_BY_ONE = /\/(?:(?!receipt\.)[\w-]+\.css\?inline|i18n\/(?:uz|ru|en)\/(?!for-)[\w-]+\.ts)$/
const nameOfOne = (id: string): string =>
  id
    .split('/')
    .slice(-2)
    .join('-')
    .replace(/\.(?:css\?inline|ts)$/, '')

/** The islands: every file in app/islands is an entry; pages find its hashed name in the manifest. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [smallPreload(), compiledTexts(), tailwindcss(), react()],
  resolve: { alias: FORMAT_ONLY },
  publicDir: false,
  build: {
    outDir: '../build/islands',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // an import that comes later brings all its files at the same moment
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((name) => [basename(name).replace(/\.tsx?$/, ''), join(islands_dir, name)])),
      preserveEntrySignatures: 'strict',
      // What two islands share is one file, so that a slow phone waits for few requests. What a part of a content page needs
      // (a call, a toast) is another, without the framework: a tap on it must not fetch a screen's worth of code.
      output: {
        ...HASHED_NAMES,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 16 },
            { name: 'light', test: LIGHT, minShareCount: 2, priority: 15 },
            { name: 'session', test: SESSION, minShareCount: 2, priority: 14 },
            { name: 'kept', test: KEPT, minShareCount: 2, priority: 13 },
            { name: 'live', test: LIVE, minShareCount: 2, priority: 12 },
            // each by itself: a screen that does not wear or say it does not wait for it
            { name: nameOfOne, debugName: 'one by one', test: ONE_BY_ONE, minShareCount: 2, priority: 12 },
            {
              name: 'base',
              test: (id) =>
                ![
                  VOICE,
                  FILES,
                  SENDING,
                  QUERIES,
                  PASSWORD,
                  UPLOAD,
                  FORMS,
                  ACCOUNT,
                  FORM_RUNNER,
                  TESTS,
                  PICTURES,
                  MINE,
                  RECEIPT,
                ].some((own) => own.test(id)),
              minShareCount: 5,
              priority: 11,
            },
            // after the base, or they would take what they stand on with them
            { name: 'queries', test: QUERIES, minShareCount: 2, priority: 10 },
            { name: 'receipt-pictures', test: RECEIPT_PICTURES, minShareCount: 2, priority: 12 },
            { name: 'receipt', test: RECEIPT, minShareCount: 2, priority: 10 },
            { name: 'password', test: PASSWORD, minShareCount: 2, priority: 5 },
            { name: 'codes', test: CODES, minShareCount: 2, priority: 5 },
            { name: 'forms', test: FORMS, minShareCount: 2, priority: 10 },
            { name: 'tells-of-danger', test: DANGER, minShareCount: 2, priority: 12 },
            { name: 'typed-words', test: TYPED, minShareCount: 2, priority: 12 },
            { name: 'lists', test: LISTS, minShareCount: 2, priority: 12 },
            { name: 'sending', test: SENDING, minShareCount: 2, priority: 9 },
            { name: 'upload', test: UPLOAD, minShareCount: 2, priority: 9 },
            { name: 'form-runner', test: FORM_RUNNER, minShareCount: 2, priority: 8 },
            { name: 'voice', test: VOICE, minShareCount: 2, priority: 6 },
            { name: 'files', test: FILES, minShareCount: 2, priority: 5 },
            { name: 'whose', test: WHOSE, minShareCount: 2, priority: 6 },
            { name: 'account', test: ACCOUNT, minShareCount: 2, priority: 4 },
            { name: 'tests', test: TESTS, minShareCount: 2, priority: 3 },
            { name: 'pictures', test: PICTURES, minShareCount: 2, priority: 7 },
            { name: 'mine', test: MINE, minShareCount: 2, priority: 2 },
            { name: 'bubble', test: BUBBLE, minShareCount: 2, priority: 2 },
            { name: 'conversation', test: CONVERSATION, minShareCount: 2, priority: 2 },
            { name: 'panel', test: (id) => PANEL.test(id) && !PANEL_LATER.test(id), priority: 1 },
          ],
        },
      },
    },
  },
})
