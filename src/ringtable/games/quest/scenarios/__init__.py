"""What single scenarios and the campaign have of their own, and the score. [Q17, Q28, Q29]"""
