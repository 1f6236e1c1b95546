import { decisionsAreAnswered } from './decisions';

decisionsAreAnswered('maharaja');
