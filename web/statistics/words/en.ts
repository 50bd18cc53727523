import type { StatisticsTexts } from './texts.ts';

export const english: StatisticsTexts = {
  title: 'My statistics',
  why: 'All your finished matches, on this server and in this browser: up to the latest 200.',
  loading: 'Fetching your matches…',
  reading: (read, of) => `Reading your matches: ${read} of ${of}`,
  none: 'You haven’t finished a match yet. Your results will appear here.',
  play: 'Choose a game',
  partly: 'The server can’t be reached, so some matches are missing.',
  unread: (count) =>
    count === 1 ? 'One match could not be read.' : `${count} matches could not be read.`,
  results: 'Results',
  matches: 'Matches',
  wins: 'Wins',
  winShare: 'Share of wins',
  meanScore: 'Average score',
  place: 'Place',
  nth: (place) => ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`,
  often: 'How often',
  course: 'Scores over time',
  courseAbout: (matches, own, others) =>
    `Your scores in ${matches} matches, on average ${own}; the best of the others had ${others}.`,
  accuracy: 'Accuracy',
  accuracyCourse: 'Accuracy over time',
  accuracyAbout: (matches, mean) =>
    `Your accuracy in ${matches} reviewed matches, on average ${mean}.`,
  reviews: {
    title: 'Review my matches',
    why:
      'A review tells how close your decisions came to those of the expert: 100% is to play as ' +
      'it does, 0% to choose by lot. It runs in this browser, which keeps it; the latest ' +
      'matches come first.',
    run: (left) => (left === 1 ? 'Review one match' : `Review ${left} matches`),
    running: (number, of) => `Match ${number} of ${of} is being reviewed…`,
    stop: 'Stop',
    all: 'All your matches are reviewed.',
    failed: (count) =>
      count === 1 ? 'One match could not be reviewed.' : `${count} matches could not be reviewed.`,
  },
  match: 'Match',
  score: 'Score',
  you: 'You',
  best: 'Best of the others',
  versus: 'Against whom',
  rival: 'Against',
  bots: (level) => `Bots: ${level}`,
  item: 'What',
  value: 'Average',
  share: 'Share',
  download: 'Download',
  json: 'Statistics (JSON)',
  csv: 'Table (CSV)',
  records: 'Matches (records)',
  undated: 'no date',
};
